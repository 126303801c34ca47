import { describe, expect, it } from 'vitest';
import {
  type ChunkFields,
  UploadError,
  type UploadTransport,
  type UploadedFile,
  createGate,
  createUploader,
  judgeFile,
} from './upload-file.ts';

const MB = 1_048_576;
const ready: UploadedFile = {
  fileWsid: 'WSID_FILE_1',
  fileName: 'a.pdf',
  fileType: 'PDF',
  status: 'READY',
  size: 1,
  digest: null,
  pages: [],
  removed: [],
  remarks: [],
  formerFields: [],
  error: null,
};
const bytes = (size: number): Blob => new Blob([new Uint8Array(size)], { type: 'application/pdf' });
const never = new AbortController().signal;

/** An in-memory server: responds with the file once all chunks are there, and fails as configured. */
function server(
  fail: (fields: ChunkFields, attempt: number) => Error | null = () => null,
  converts: UploadedFile[] = [],
) {
  const seen: ChunkFields[] = [];
  const attempts = new Map<number, number>();
  const received = new Map<number, number>();
  const state = { inFlight: 0, most: 0, statusAsked: 0 };
  const transport: UploadTransport = {
    async send(fields, part, onSent, signal) {
      seen.push(fields);
      const attempt = (attempts.get(fields.chunk) ?? 0) + 1;
      attempts.set(fields.chunk, attempt);
      state.most = Math.max(state.most, ++state.inFlight);
      await new Promise((resolve) => setImmediate(resolve));
      state.inFlight--;
      signal.throwIfAborted();
      onSent(part.size / 2);
      const error = fail(fields, attempt);
      if (error !== null) throw error;
      received.set(fields.chunk, part.size);
      return received.size === fields.chunkTotal ? (converts.shift() ?? ready) : null;
    },
    async status() {
      state.statusAsked++;
      return converts.shift() ?? ready;
    },
  };
  const upload = createUploader({
    transport,
    newTaskId: () => 'task',
    wait: async (_ms, signal) => signal.throwIfAborted(),
  });
  return { upload, seen, attempts, state };
}

describe('an upload', () => {
  it('sends chunks of 2 MB whose sizes add up, at most three in flight', async () => {
    const { upload, seen, state } = server();
    await expect(upload(bytes(9.5 * MB), '合同.pdf', { signal: never })).resolves.toEqual(ready);
    expect(seen.map((fields) => fields.chunk).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(seen.reduce((sum, fields) => sum + fields.size, 0)).toBe(9.5 * MB);
    expect(new Set(seen.map((fields) => fields.chunkTotal))).toEqual(new Set([5]));
    expect(state.most).toBe(3);
  });

  it('shares its three slots with all other files', async () => {
    const { upload, state } = server();
    await Promise.all(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => upload(bytes(2 * MB), name, { signal: never })));
    expect(state.most).toBeLessThanOrEqual(3);
  });

  it('retries a failed chunk and recovers', async () => {
    const { upload, attempts } = server((fields, attempt) =>
      fields.chunk === 1 && attempt < 3 ? new Error('503') : null,
    );
    await expect(upload(bytes(5 * MB), 'a.pdf', { signal: never })).resolves.toEqual(ready);
    expect(attempts.get(1)).toBe(3);
  });

  it("gives 'upload file failed' after exactly three failed tries of a chunk", async () => {
    const { upload, attempts } = server(() => new Error('502'));
    await expect(upload(bytes(100), 'a.pdf', { signal: never })).rejects.toMatchObject({
      error: 'ERROR_UPLOAD_FAILED',
    });
    expect(attempts.get(0)).toBe(3);
  });

  it('does not repeat a chunk that the server has refused', async () => {
    const { upload, attempts } = server(() => new UploadError('ERROR_UPLOAD_REJECTED', 'no', true));
    await expect(upload(bytes(100), 'a.pdf', { signal: never })).rejects.toMatchObject({
      error: 'ERROR_UPLOAD_REJECTED',
      isFinal: true,
    });
    expect(attempts.get(0)).toBe(1);
  });

  it('cuts the name to 40 characters before the extension without splitting a character', async () => {
    const { upload, seen } = server();
    await upload(bytes(10), `${'𠮷'.repeat(60)}.pdf`, { signal: never });
    expect(seen[0]!.fileName).toBe(`${'𠮷'.repeat(40)}.pdf`);
  });

  it('reports progress up to one, and falls back when a chunk starts over', async () => {
    const { upload } = server((_, attempt) => (attempt === 1 ? new Error('503') : null));
    const shares: number[] = [];
    await upload(bytes(1000), 'a.pdf', { signal: never, onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([0.5, 0, 0.5, 1]);
  });

  it('sends one chunk again with the password of a file that the server already has', async () => {
    const refuse = new UploadError('ERROR_FILE_PASSWORD', '', true);
    const { upload, seen } = server(({ password }) => (password === undefined ? refuse : null));
    const task = { signal: never, taskId: 'locked' };
    await expect(upload(bytes(10), 'a.pdf', task)).rejects.toThrow(refuse);
    await expect(upload(bytes(10), 'a.pdf', { ...task, password: 'öffnen' })).resolves.toEqual(ready);
    expect(seen.map(({ taskId, chunk, password }) => [taskId, chunk, password])).toEqual([
      ['locked', 0, undefined],
      ['locked', 0, 'öffnen'],
    ]);
  });

  it('stops when it is cancelled', async () => {
    const stop = new AbortController();
    const { upload, seen } = server();
    const going = upload(bytes(40 * MB), 'a.pdf', { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(going).rejects.toThrow();
    expect(seen.length).toBeLessThan(20);
  });

  it('waits for a conversion and reports it, and reports why one failed', async () => {
    const converting: UploadedFile = { ...ready, status: 'CONVERTING' };
    const good = server(undefined, [converting, converting, ready]);
    let told = 0;
    await expect(good.upload(bytes(10), 'a.docx', { signal: never, onConverting: () => told++ })).resolves.toEqual(
      ready,
    );
    expect([told, good.state.statusAsked]).toEqual([1, 2]);
    const bad = server(undefined, [converting, { ...ready, status: 'FAILED', error: 'ERROR_FILE_CONVERSION' }]);
    await expect(bad.upload(bytes(10), 'a.docx', { signal: never })).rejects.toMatchObject({
      error: 'ERROR_FILE_CONVERSION',
    });
  });
});

describe('the check of a chosen file', () => {
  it.each([
    [`${'a'.repeat(300)}.pdf`, 10, 'ERROR_FILENAME_SIZE'],
    ['a.exe', 10, 'ERROR_FILE_TYPE'],
    ['a.pdf', 101, 'ERROR_FILE_SIZE'],
    ['a.pdf', 0, 'ERROR_FILE_DAMAGED'],
  ])('gives the reason why %s of %i bytes is refused', (name, size, error) => {
    expect(judgeFile(name, size, { bytes: 100 })).toMatchObject({ error });
  });
  it('accepts a file within the limits', () => {
    expect(judgeFile('合同.PDF', 100, { bytes: 100 })).toBeNull();
  });
});

describe('the gate', () => {
  it('starts the next one when one ends, also by failing', async () => {
    const gate = createGate(1);
    const order: string[] = [];
    const failing = gate(async () => {
      order.push('a');
      throw new Error('no');
    });
    const next = gate(async () => order.push('b'));
    await expect(failing).rejects.toThrow('no');
    await next;
    expect(order).toEqual(['a', 'b']);
  });
});
