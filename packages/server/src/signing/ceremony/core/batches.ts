/** A batch is in memory at once, and one message to the worker and one to the signer. */
const MOST = 16;
/** As a task of the worker, a batch is not larger than a small one, unless one document alone is. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Divides documents into batches, in their order, by their sizes in octets. */
export function inBatches<T>(documents: readonly T[], bytesOf: (document: T) => number): readonly (readonly T[])[] {
  const batches: T[][] = [];
  let batch: T[] = [];
  let bytes = 0;
  for (const document of documents) {
    const size = bytesOf(document);
    if (batch.length === MOST || (batch.length > 0 && bytes + size > MOST_BYTES)) {
      batches.push(batch);
      [batch, bytes] = [[], 0];
    }
    batch.push(document);
    bytes += size;
  }
  return batch.length === 0 ? batches : [...batches, batch];
}
