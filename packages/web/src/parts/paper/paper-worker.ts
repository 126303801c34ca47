import type { Corners, Pixels } from './geometry.ts';
import type { Tone } from './tones.ts';

export type PaperTask =
  | { readonly kind: 'find'; readonly pixels: Pixels }
  | {
      readonly kind: 'straighten';
      readonly pixels: Pixels;
      readonly corners: Corners;
      readonly tone: Tone;
      readonly longSide: number;
    };
export interface PaperAnswer {
  readonly id: number;
  readonly done: Corners | Pixels | null;
}

export interface PaperWorker {
  /** The corners of the sheet in the picture, null where none is seen. */
  find(pixels: Pixels): Promise<Corners | null>;
  straighten(task: Omit<Extract<PaperTask, { kind: 'straighten' }>, 'kind'>): Promise<Pixels>;
  end(): void;
}

/** Works on pixels beside the page, which stays responsive; one task after the other. */
export function startPaperWorker(): PaperWorker {
  const worker = new Worker(new URL('./paper.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (done: never) => void; reject: (error: Error) => void }>();
  let asked = 0;
  worker.addEventListener('message', ({ data: { id, done } }: MessageEvent<PaperAnswer>) => {
    waiting.get(id)?.resolve(done as never);
    waiting.delete(id);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the pictures could not be worked on'));
    waiting.clear();
  });
  const ask = <T>(task: PaperTask): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      worker.postMessage({ id: asked, task });
    });
  return {
    find: (pixels) => ask({ kind: 'find', pixels }),
    straighten: (task) => ask({ kind: 'straighten', ...task }),
    end: () => worker.terminate(),
  };
}
