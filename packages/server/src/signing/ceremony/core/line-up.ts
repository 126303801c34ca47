/** After this time the next one starts in parallel: the queue only avoids wasted work and guarantees nothing. */
const TURN_MS = 3000;

const lines = new Map<string, Promise<void>>();

/**
 * Runs `work` for one envelope at a time within this process, in order of arrival. Parallel signers of an envelope append to
 * the same documents, and of those who make their bytes at the same time only one can commit (conventions, rule 2). Correctness
 * does not depend on this queue: the unique key of the revisions decides between processes, and within one too.
 * @param work is told whether it was first in line
 */
export async function inLine<T>(envelopeId: string, work: (isFirst: boolean) => Promise<T>): Promise<T> {
  const isFirst = !lines.has(envelopeId);
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
    return await work(isFirst);
  } finally {
    end();
  }
}

/** Resolves at the end of the work, or when its exclusive time is over. */
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
