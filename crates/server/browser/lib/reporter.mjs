// Counts the checks of all scenarios, beneath Playwright's own list.
export default class Reporter {
  #passed = 0;
  #failed = 0;

  onTestEnd(test, result) {
    for (const { type, description } of result.annotations) {
      if (type === "passed") this.#passed += Number(description);
      if (type === "failed") this.#failed += Number(description);
      if (type === "note") console.log(`     note: ${test.parent.project().name}: ${description}`);
    }
  }

  onEnd() {
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
  }
}
