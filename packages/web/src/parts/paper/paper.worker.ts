import type { Corners, Pixels } from './geometry.ts';
import { findOutline } from './outline.ts';
import type { PaperAnswer, PaperTask } from './paper-worker.ts';
import { straightened } from './straighten.ts';
import { toned } from './tones.ts';

function answer(task: PaperTask): Corners | Pixels | null {
  if (task.kind === 'find') return findOutline(task.pixels);
  return toned(straightened(task.pixels, task.corners, task.longSide), task.tone);
}

globalThis.addEventListener('message', ({ data: { id, task } }: MessageEvent<{ id: number; task: PaperTask }>) => {
  const done = answer(task);
  const bytes = done !== null && 'data' in done ? [done.data.buffer] : [];
  globalThis.postMessage({ id, done } satisfies PaperAnswer, { transfer: bytes });
});
