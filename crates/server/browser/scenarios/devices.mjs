// One person on a desk and on a phone: the phone comes by a link, both move, and the desk forgets the phone.
import { checkAxe, checkSmall, checkSpanish, checkTargets } from "../lib/looks.mjs";
import { isKept, mark } from "../lib/people.mjs";
import { test } from "../lib/scenario.mjs";
import { number, playNow, reached, settled, step, until } from "../lib/table.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, locale: "es-ES", hasTouch: true };

test("devices", async ({ t }) => {
  const [desk, phone] = [await t.person(), await t.person(PHONE)];
  await playNow(desk, t.base, t.game);
  const table = desk.url();
  await settled(desk);
  const kinds = new Set();

  const other = await desk.context().newPage();
  await other.goto(`${t.base}/me`);
  if (t.isFirst) await checkAxe(t, other, "me with one device");
  await other.locator('form[action="/me/elsewhere"] button').click();
  const link = await other.locator("input[data-link]").inputValue();
  t.check("the code is drawn", (await other.locator("svg.qr path").count()) === 1);
  const code = await other.locator("svg.qr").boundingBox();
  t.check("the code is large enough for a camera", code.width >= 240 && Math.abs(code.width - code.height) < 1, JSON.stringify(code));
  if (t.isFirst) await checkAxe(t, other, "link for a device");

  await phone.goto(link);
  if (t.isFirst) {
    await checkSpanish(t, phone, "received");
    await checkSmall(t, phone, kinds, "received");
    await checkAxe(t, phone, "received");
  }
  await phone.locator('form[action="/elsewhere"] button').click();
  await phone.waitForURL(/\/me$/);
  t.check("both devices are listed", (await phone.locator("ul.devices li").count()) === 2);
  if (t.isFirst) {
    await checkSpanish(t, phone, "me with two devices");
    await checkSmall(t, phone, kinds, "me with two devices");
    await checkAxe(t, phone, "me with two devices");
    checkTargets(t, kinds);
  }

  await phone.goto(table);
  for (const [one, its] of [[phone, desk], [desk, phone]]) {
    if (await settled(one)) break;
    await step(one);
    await reached(its, await number(one));
  }
  await mark(phone);

  await other.goto(`${t.base}/me`);
  await other.locator('ul.devices li:not(:has(.badge)) form button').click();
  await until(async () => ((await other.locator("ul.devices li").count()) === 1 ? true : undefined), "the phone is not forgotten");
  await phone.locator(".notice.forgotten").waitFor();
  t.check("the open page says so without being loaded again", await isKept(phone));
  t.check("nothing can be answered there any more", (await phone.locator("#state[data-mine]").count()) === 0);
  if (t.isFirst) {
    await checkSpanish(t, phone, "forgotten");
    await checkSmall(t, phone, new Set(), "forgotten");
    await checkAxe(t, phone, "forgotten");
  }
  const before = await number(desk);
  if (!(await settled(desk))) {
    await step(desk);
    t.check("the desk plays on", (await number(desk)) > before);
  }
  phone.allowed.push(/410/);
  await phone.goto(link);
  t.check("the link works once", (await phone.locator("h1 + .notice").count()) === 1);
});
