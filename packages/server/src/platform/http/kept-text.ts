/** The texts of answers that are given several times; null: not made yet. */
const texts = new WeakMap<object, Buffer | null>();

/** This answer will be given again as it is: the text of its reply is made once. */
export function keepText(answer: object): void {
  if (!texts.has(answer)) texts.set(answer, null);
}

/** @param make the text of a reply with this answer */
export function textOnce(answer: unknown, make: () => Buffer): Buffer {
  if (typeof answer !== 'object' || answer === null) return make();
  const known = texts.get(answer);
  if (known === undefined) return make();
  const text = known ?? make();
  if (known === null) texts.set(answer, text);
  return text;
}
