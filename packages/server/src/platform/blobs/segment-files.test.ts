import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type SegmentFiles, openSegmentFiles } from './segment-files.ts';
import { startS3Server } from './testing/s3-server.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'countersign-segments-'));
const server = await startS3Server();
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const named = (octets: Buffer): string => createHash('sha256').update(octets).digest('hex');
async function* inPieces(octets: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < octets.length; at += 100_000) yield octets.subarray(at, at + 100_000);
}
async function* failing(): AsyncGenerator<Buffer> {
  yield Buffer.from('cut');
  throw new Error('damaged');
}
async function read(files: SegmentFiles, digest: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of files.read(digest)) hash.update(piece);
  return hash.digest('hex');
}

describe.each([
  ['on disk', null],
  ['in an object store', server.config],
] as const)('Segments %s', (_where, s3) => {
  it('are copied octet by octet, whatever their size, and not at all if their source fails', async () => {
    const files = await openSegmentFiles({ dataDir, s3 });
    try {
      const nothing: string[] = [];
      for await (const { digest } of files.list()) nothing.push(digest);
      expect(nothing).toEqual([]);
      // Pieces of a MiB and of four are read at once.
      const written = [1, (1 << 20) - 1, 1 << 20, 4 << 20, (4 << 20) + 1].map((size) => randomBytes(size));
      for (const octets of written) await files.write(named(octets), inPieces(octets));
      await expect(files.write(named(Buffer.from('cut')), failing())).rejects.toThrow('damaged');
      const listed: string[] = [];
      for await (const { digest } of files.list()) listed.push(digest);
      expect(listed.sort()).toEqual(written.map(named).sort());
      for (const digest of listed) expect(await read(files, digest)).toBe(digest);
    } finally {
      files.close();
    }
    expect(readdirSync(path.join(dataDir, 'tmp'))).toEqual([]);
  });
});
