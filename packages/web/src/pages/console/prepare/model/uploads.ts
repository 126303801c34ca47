import type { StoreApi } from 'zustand/vanilla';
import { type UploadedFile, judgePicked, uploadFile } from '../../../../parts/uploader/uploader.ts';
import type { DraftState } from './draft.ts';

export interface Upload {
  readonly id: string;
  readonly file: File;
  /** The id by which the server knows the uploaded part of the file; a retry gets a new one. */
  readonly taskId: string;
  /** Its position among all picked files. */
  readonly place: number;
  /** 0 … 1. */
  readonly share: number;
  readonly state: 'sending' | 'converting' | 'failed';
  readonly error: unknown;
  /** The document it replaces; null if it is a new one. */
  readonly replaces: string | null;
}

/** Running uploads, each with progress, retry and cancel (ux 2). */
export function createUploads(
  store: StoreApi<DraftState>,
  newId: () => string,
  onReady: (file: UploadedFile, upload: Pick<Upload, 'place' | 'replaces'>) => void,
) {
  let picked = 0;
  const stops = new Map<string, AbortController>();
  const patch = (id: string, part: Partial<Upload>): void =>
    store.setState(({ uploads }) => ({
      uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
    }));
  const drop = (id: string): void => {
    stops.delete(id);
    store.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));
  };
  const run = async ({
    id,
    file,
    place,
    replaces,
    taskId,
    password,
  }: Pick<Upload, 'id' | 'file' | 'place' | 'replaces' | 'taskId'> & { readonly password?: string }): Promise<void> => {
    const stop = new AbortController();
    stops.set(id, stop);
    patch(id, { state: 'sending', share: 0, error: null });
    try {
      const ready = await uploadFile(file, file.name, {
        signal: stop.signal,
        taskId,
        ...(password === undefined ? {} : { password }),
        onProgress: (share) => patch(id, { share }),
        onConverting: () => patch(id, { state: 'converting', share: 1 }),
      });
      drop(id);
      onReady(ready, { place, replaces });
    } catch (error) {
      if (!stop.signal.aborted) patch(id, { state: 'failed', error });
    }
  };
  return {
    addFiles: (files: readonly File[], replaces: string | null = null) => {
      for (const file of files) {
        const id = newId();
        const refusal = judgePicked(file);
        picked += 1;
        const upload: Upload = {
          id,
          file,
          taskId: newId(),
          place: picked,
          share: 0,
          state: refusal ? 'failed' : 'sending',
          error: refusal,
          replaces,
        };
        store.setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
        if (refusal === null) void run(upload);
      }
    },
    retryUpload: (id: string) => {
      const upload = store.getState().uploads.find((item) => item.id === id);
      if (!upload) return;
      const taskId = newId();
      patch(id, { taskId });
      void run({ ...upload, taskId });
    },
    /** Retries with the password a file that the server could not open. */
    openUpload: (id: string, password: string) => {
      const upload = store.getState().uploads.find((item) => item.id === id);
      if (upload) void run({ ...upload, password });
    },
    cancelUpload: (id: string) => {
      stops.get(id)?.abort();
      drop(id);
    },
  };
}
