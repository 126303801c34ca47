import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { api } from '@countersign/contract';
import { FILE_NAME_CHARACTERS } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import type { Person } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGN, type SigningWorld, openSigningWorld, sign } from '../../signing/ceremony/testing/signing-world.ts';
import { sendChunk, uploadFile } from './testing/upload.ts';

let open: SigningWorld;
let wang: Person;
beforeAll(async () => {
  open = await openSigningWorld();
  wang = open.sender;
});
afterAll(() => open.close());

let tasks = 0;
/** The outcome of one file uploaded whole: accepted, or the name of the refusal. */
async function outcome(fileName: string, bytes: Uint8Array): Promise<string> {
  tasks += 1;
  const chunk = { taskId: `attack-${tasks}`, fileName, bytes, chunk: 0, chunkTotal: 1, totalSize: bytes.length };
  const error = await sendChunk(wang, chunk).then(
    () => null,
    (thrown: unknown) => thrown as { error: string; status: number },
  );
  expect(error === null || error.status < 500).toBe(true);
  return error?.error ?? 'TAKEN';
}

/** A PDF with these objects and no cross-reference table, which makes the reader search for them. */
const pdfOf = (...objects: string[]): Buffer =>
  Buffer.from(
    ['%PDF-1.7', ...objects, 'trailer', '<</Root 1 0 R>>', 'startxref', '0', '%%EOF', ''].join('\n'),
    'latin1',
  );
const CATALOG = '1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj';

describe('The name of an upload (security 44)', () => {
  it.each([
    ['a path to parent folders', '../../../etc/passwd.pdf'],
    ['a path of another system', '..\\..\\windows\\system32\\config.pdf'],
    ['a reserved name', 'CON:aux|nul?.pdf'],
    ['characters that reverse the text direction', 'x.pdf\u202Egnp.pdf'],
    ['a cut in the middle of a character', `${'x'.repeat(39)}😀${'y'.repeat(20)}.pdf`],
  ])('with %s is cleaned; the file is stored under an id alone', async (_, fileName) => {
    const file = await uploadFile(wang, fileName, textPdf());
    // oxlint-disable-next-line no-control-regex
    expect(file.fileName).not.toMatch(/[\\/:*?"<>|\u0000-\u001f\u202a-\u202e]|\p{Cs}/u);
    expect(file.fileName).toMatch(/\.pdf$/);
    expect([...file.fileName.replace(/\.pdf$/, '')].length).toBeLessThanOrEqual(FILE_NAME_CHARACTERS);
    expect(file.fileWsid).toMatch(/^WSID_FILE_[0-9A-Z]{26}$/);
  });

  it('with a NUL is refused, and the field is named', async () => {
    expect(await outcome('contract.pdf\u0000.pdf', textPdf())).toBe('ERROR_MALFORMED');
  });

  it('may come with a task id that looks like a path, which is only an id', async () => {
    const bytes = textPdf();
    const chunk = { fileName: 'a.pdf', bytes, chunk: 0, chunkTotal: 1, totalSize: bytes.length };
    const { file } = await sendChunk(wang, { ...chunk, taskId: '../../../../tmp/owned' });
    expect(file).toMatchObject({ status: 'READY', fileName: 'a.pdf' });
  });
});

describe('The type of an upload is decided by its first bytes (security 45)', () => {
  it.each([
    ['a page of HTML called .pdf', 'page.pdf', Buffer.from('<html><script>alert(1)</script>')],
    ['a PDF that begins at octet 1016', 'late.pdf', Buffer.concat([Buffer.alloc(1016, 0x20), textPdf()])],
    ['an archive called .pdf', 'jar.pdf', Buffer.concat([Buffer.from('PK\u0003\u0004'), textPdf()])],
    ['a program that contains %PDF-', 'shell.pdf', Buffer.from('<?php system($_GET[0]); ?>%PDF-1.7')],
    ['a PDF called .png', 'picture.png', Buffer.from(textPdf())],
    ['an SVG called .png', 'picture.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('%s is refused', async (_, fileName, bytes) => {
    expect(await outcome(fileName, bytes)).toBe('ERROR_FILE_TYPE');
  });
});

describe('A file made to exhaust its reader is refused, and the server stays up (security 46)', () => {
  const bomb = deflateSync(Buffer.alloc(300_000_000, 0x20), { level: 9 });
  const stream = (dictionary: string, bytes: Buffer): string =>
    `<<${dictionary} /Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream`;
  const png = (width: number, height: number): Buffer => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 6, 0, 0, 0], 8);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(13);
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      length,
      Buffer.from('IHDR'),
      header,
      Buffer.alloc(4),
    ]);
  };

  it.each([
    [
      'objects that decompress to 300 MB',
      'bomb.pdf',
      pdfOf(
        CATALOG,
        `3 0 obj\n${stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bomb)}\nendobj`,
        '2 0 obj\n<</Type /Pages /Kids [4 0 R] /Count 1>>\nendobj',
      ),
    ],
    [
      'a page tree with a cycle',
      'loop.pdf',
      pdfOf(CATALOG, '2 0 obj\n<</Type /Pages /Kids [2 0 R 2 0 R] /Count 9>>\nendobj'),
    ],
    [
      'a tree of 20,000 levels',
      'deep.pdf',
      pdfOf(
        CATALOG,
        ...Array.from(
          { length: 20_000 },
          (_, at) => `${at + 2} 0 obj\n<</Type /Pages /Kids [${at + 3} 0 R] /Count 1>>\nendobj`,
        ),
      ),
    ],
    ['arrays within arrays', 'nested.pdf', pdfOf(CATALOG, `2 0 obj\n${'['.repeat(200_000)}\nendobj`)],
    ['a picture of 60,000 × 60,000 points', 'flood.png', png(60_000, 60_000)],
  ])('%s', async (_, fileName, bytes) => {
    expect(await outcome(fileName, bytes)).toMatch(
      /^ERROR_(FILE_DAMAGED|FILE_TOO_COMPLEX|FILE_TYPE|FILE_SIZE|LIMIT_PAGES|PICTURE)$/,
    );
    expect((await uploadFile(wang, 'sound.pdf', textPdf())).status).toBe('READY');
  });
});

describe('An upload that others have signed (security 48)', () => {
  it('goes into an envelope byte for byte', async () => {
    const started = await open.start([{ person: open.li, sequence: 1, forms: [SIGN] }]);
    await sign(open.li, started, 0);
    await open.world.app.jobs.drain();
    const signed = await open.head(started);
    const { fileWsid } = await uploadFile(wang, 'signed.pdf', signed);
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    const { documents } = await wang.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
    const digest = createHash('sha256').update(signed).digest('hex');
    expect(documents.map((document) => document.digest)).toEqual([digest]);
  });
});
