import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { pdfsIn } from './unpack.ts';

const LIMITS = { filesMax: 2, bytesMax: 10 };
const zip = (files: Record<string, string>): Blob =>
  new Blob([
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))) as BlobPart,
  ]);

describe('The PDFs in a ZIP file', () => {
  it('are returned under their own names, without other files', async () => {
    const archive = zip({ 'documents/1 Lease.pdf': 'lease', 'evidence/REPORT.PDF': 'report', 'README.txt': 'read' });
    const { files, count, tooLarge } = await pdfsIn(archive, LIMITS);
    expect(await Promise.all(files.map(async (file) => [file.name, file.type, await file.text()]))).toEqual([
      ['1 Lease.pdf', 'application/pdf', 'lease'],
      ['REPORT.PDF', 'application/pdf', 'report'],
    ]);
    expect({ count, tooLarge }).toEqual({ count: 2, tooLarge: null });
  });

  it('are counted beyond the limit, and not unpacked', async () => {
    const { files, count } = await pdfsIn(zip({ 'a.pdf': 'a', 'b.pdf': 'b', 'c.pdf': 'c' }), LIMITS);
    expect(count).toBe(3);
    expect(files).toHaveLength(2);
  });

  it('are named where one of them is too large', async () => {
    const { files, tooLarge } = await pdfsIn(zip({ 'in/big.pdf': 'x'.repeat(11) }), LIMITS);
    expect(tooLarge).toBe('big.pdf');
    expect(files).toEqual([]);
  });

  it('are none in a file of another kind', async () => {
    await expect(pdfsIn(new Blob(['%PDF-1.7']), LIMITS)).rejects.toThrow();
  });
});
