// Loaded with `--import …/clock-ahead.mjs?seconds=N`: the clock of this process is N seconds ahead.
const aheadMs = Number(new URL(import.meta.url).searchParams.get('seconds')) * 1000;

class DateAhead extends Date {
  /** @param {[]} args */
  constructor(...args) {
    if (args.length === 0) super(DateAhead.now());
    else super(...args);
  }

  /** @override */
  static now() {
    return super.now() + aheadMs;
  }
}

globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (DateAhead));
