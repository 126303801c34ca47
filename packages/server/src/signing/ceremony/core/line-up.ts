/** Whoever takes longer lets the next one try beside them: the line saves work and decides nothing. */
const TURN_MS = 3000;

const lines = new Map<string, Promise<void>>();

/**
 * Parallel signers of an envelope append to the same documents, and all but one of those who make their bytes at once
 * make them in vain (conventions, rule 2). Within this process they do so one after the other, in the order they came;
 * between processes the unique key of the line of revisions decides, as it does here in the end.
 */
export async function inLine<T>(envelopeId: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(envelopeId) ?? Promise.resolve();
  let end = (): void => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  const mine = before.then(() => firstOf(over, TURN_MS));
  lines.set(envelopeId, mine);
  void mine.then(() => {
    if (lines.get(envelopeId) === mine) lines.delete(envelopeId);
  });
  await before;
  try {
    return await work();
  } finally {
    end();
  }
}

/** The end of the work, or of the time it has the line to itself. */
function firstOf(over: Promise<void>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    timer.unref();
    void over.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
