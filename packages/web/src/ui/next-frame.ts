/** Runs what reads or moves the laid-out page just before it is painted. Returns what takes it back. */
export function inNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
