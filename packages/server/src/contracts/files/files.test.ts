import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { api } from '@countersign/contract';
import { activePdf, customPdf, emptyFormPdf, encryptedPdf, textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chunk, chunksOf, sendChunk, uploadFile } from './testing/upload.ts';

let world: World;
let wang: Person;
let li: Person;

beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
});
afterAll(() => world.close());

const whole = (taskId: string, fileName: string, bytes: Uint8Array): Chunk => ({
  taskId,
  fileName,
  bytes,
  chunk: 0,
  chunkTotal: 1,
  totalSize: bytes.length,
});
const refusal = async (chunk: Chunk): Promise<{ error: string; code: number }> => {
  try {
    await sendChunk(wang, chunk);
  } catch (error) {
    const { error: name, code } = error as { error: string; code: number };
    return { error: name, code };
  }
  throw new Error('the chunk was taken');
};

describe('An upload (Rulings §6.3)', () => {
  it('returns the pages as displayed, in points', async () => {
    const file = await uploadFile(wang, '合同.pdf', textPdf(3));
    expect(file).toMatchObject({ fileName: '合同.pdf', fileType: 'PDF', status: 'READY' });
    expect(file.pages.map(({ width, height, rotate }) => [width, height, rotate])).toEqual([
      [595, 842, 0],
      [595, 842, 0],
      [595, 842, 0],
    ]);
  });

  it('returns the SHA-256 of the PDF that goes into envelopes', async () => {
    const { fileWsid, digest } = await uploadFile(wang, 'active.pdf', activePdf());
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    await wang.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
    const content = await wang.bytes(api.getDocumentContent, { params: { ...params, docId: fileWsid } });
    expect(digest).toBe(
      createHash('sha256')
        .update(Buffer.from(await content.arrayBuffer()))
        .digest('hex'),
    );
  });

  it('takes chunks in any order, in parallel and repeated, and assembles them once', async () => {
    const pdf = textPdf(40);
    const chunks = chunksOf('parallel', 'long.pdf', pdf, Math.ceil(pdf.length / 7));
    const shuffled = [...chunks.slice(3), ...chunks.slice(0, 3), ...chunks.slice(2, 5)];
    const answers = await Promise.all(shuffled.map((chunk) => sendChunk(wang, chunk)));
    const files = new Set(answers.flatMap(({ file }) => file?.fileWsid ?? []));
    expect(files.size).toBe(1);
    const again = await sendChunk(wang, chunks[4] as Chunk);
    expect(again.received).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(again.file).toMatchObject({ status: 'READY' });
    expect(again.file?.pages).toHaveLength(40);
  });

  it('cuts the name to 40 characters before the extension and refuses one over 255', async () => {
    const file = await uploadFile(wang, `${'名'.repeat(60)}.pdf`, textPdf());
    expect(file.fileName).toBe(`${'名'.repeat(40)}.pdf`);
    for (const length of [252, 2000, 300_000]) {
      const refused = await refusal(whole(`long-name-${length}`, `${'n'.repeat(length)}.pdf`, textPdf()));
      expect(refused).toMatchObject({ error: 'ERROR_FILENAME_SIZE' });
    }
  });

  it('makes a page of a picture', async () => {
    const canvas = createCanvas(300, 200);
    canvas.getContext('2d').fillRect(20, 20, 100, 50);
    const file = await uploadFile(wang, 'photo.png', canvas.toBuffer('image/png'));
    expect(file).toMatchObject({ fileType: 'IMAGE', status: 'READY' });
    expect(file.pages).toHaveLength(1);
  });

  it('makes a page of a photograph and keeps it as a photograph', async () => {
    const canvas = createCanvas(800, 600);
    const pen = canvas.getContext('2d');
    for (let x = 0; x < 800; x += 1) {
      pen.fillStyle = `hsl(${x}, 70%, 50%)`;
      pen.fillRect(x, 0, 1, 600);
    }
    const file = await uploadFile(wang, 'photo.jpg', canvas.toBuffer('image/jpeg'));
    expect(file).toMatchObject({ fileType: 'IMAGE', status: 'READY' });
    expect(file.pages.map(({ width, height }) => width > height)).toEqual([true]);
    expect(file.size).toBeLessThan(200_000);
  });

  it('removes all active content of a PDF', async () => {
    const { fileWsid } = await uploadFile(wang, 'active.pdf', activePdf());
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    await wang.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
    const content = await wang.bytes(api.getDocumentContent, { params: { ...params, docId: fileWsid } });
    const text = Buffer.from(await content.arrayBuffer()).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).not.toMatch(/JavaScript|OpenAction|Launch/);
    const { file } = await wang.call(api.getFile, { params: { fileWsid } });
    expect(file.removed).toEqual(['AA', 'EmbeddedFiles', 'JavaScript', 'Launch', 'Multimedia', 'OpenAction']);
  });

  it('tells of the file and the document where the form of the upload had empty fields', async () => {
    const { fileWsid } = await uploadFile(wang, 'form.pdf', emptyFormPdf());
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    const { documents } = await wang.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
    const { file } = await wang.call(api.getFile, { params: { fileWsid } });
    expect(file.formerFields.map(({ kind, name, page }) => [kind, name, page])).toEqual([
      ['SIGNATURE', '甲方签名', 1],
      ['TEXT', 'Your address', 2],
      ['TEXT', 'low', 2],
    ]);
    expect(documents[0]?.formerFields).toEqual(file.formerFields);
  });

  it('opens an encrypted PDF with the password sent with a repeated chunk, and does not keep the password', async () => {
    const chunk = whole('locked', 'locked.pdf', encryptedPdf(textPdf(2), { user: 'häslein 7', owner: 'owner' }));
    expect((await refusal(chunk)).error).toBe('ERROR_FILE_PASSWORD');
    expect((await refusal({ ...chunk, password: 'guess' })).error).toBe('ERROR_FILE_PASSWORD_WRONG');
    expect((await refusal(chunk)).error).toBe('ERROR_FILE_PASSWORD');
    const { file } = await sendChunk(wang, { ...chunk, password: 'häslein 7' });
    expect(file).toMatchObject({ status: 'READY', error: null });
    expect(file?.pages).toHaveLength(2);
    expect((await sendChunk(wang, chunk)).file).toEqual(file);
  });

  it('opens an encrypted PDF at once if the password is sent with the file', async () => {
    const locked = encryptedPdf(textPdf(), { user: 'open', owner: 'owner', kind: ['128'] });
    const { file } = await sendChunk(wang, { ...whole('known', 'known.pdf', locked), password: 'open' });
    expect(file).toMatchObject({ status: 'READY' });
  });

  it('detects the file type from the first bytes, whatever the name says', async () => {
    const html = Buffer.from('<html><script>alert(1)</script>');
    expect(await refusal(whole('html', 'page.pdf', html))).toMatchObject({ error: 'ERROR_FILE_TYPE' });
    const late = Buffer.concat([Buffer.from('junk before\n'), textPdf()]);
    expect(await refusal(whole('late', 'late.pdf', late))).toMatchObject({ error: 'ERROR_FILE_TYPE' });
    expect(await refusal(whole('exe', 'program.exe', Buffer.from('MZ')))).toMatchObject({ error: 'ERROR_FILE_TYPE' });
  });

  it.each([
    ['ERROR_FILE_XFA', () => customPdf({ pages: [{}], catalog: () => ({ AcroForm: new Map([['XFA', []]]) }) })],
    ['ERROR_FILE_DAMAGED', () => customPdf({ pages: [] })],
    [
      'ERROR_FILE_OWNER_PASSWORD',
      () => encryptedPdf(textPdf(), { user: '', owner: 'owner', kind: ['256', '--modify=none'] }),
    ],
  ])('is refused with %s if it cannot be signed', async (error, make) => {
    expect((await refusal(whole(`refused-${error}`, 'a.pdf', make()))).error).toBe(error);
  });

  it('distinguishes a damaged file from one that is too large', async () => {
    expect(await refusal(whole('broken', 'broken.pdf', Buffer.from('%PDF-1.7\nnothing more')))).toMatchObject({
      error: 'ERROR_FILE_DAMAGED',
    });
    const huge = { ...whole('huge', 'huge.pdf', Buffer.alloc(10)), totalSize: 200 * 1024 * 1024, chunkTotal: 100 };
    expect(await refusal(huge)).toMatchObject({ error: 'ERROR_FILE_SIZE' });
  });

  it.each<[string, (pdf: Uint8Array) => Chunk[]]>([
    ['a chunk number beyond the total', (pdf) => [{ ...whole('lie-1', 'a.pdf', pdf), chunk: 1 }]],
    ['a size that is not the number of bytes', (pdf) => [{ ...whole('lie-2', 'a.pdf', pdf), size: pdf.length - 1 }]],
    ['a total other than the sum of chunks', (pdf) => [{ ...whole('lie-3', 'a.pdf', pdf), totalSize: pdf.length + 1 }]],
    [
      'other bytes under a number already received',
      (pdf) => {
        const [first] = chunksOf('lie-4', 'a.pdf', pdf, 100);
        return [first as Chunk, { ...(first as Chunk), bytes: Buffer.alloc(100, 1) }];
      },
    ],
    [
      'another total for the same task',
      (pdf) => {
        const [first, second] = chunksOf('lie-5', 'a.pdf', pdf, 100);
        return [first as Chunk, { ...(second as Chunk), totalSize: pdf.length - 50 }];
      },
    ],
  ])('is rejected with code 100240102 for %s', async (_lie, make) => {
    const chunks = make(textPdf());
    for (const chunk of chunks.slice(0, -1)) await sendChunk(wang, chunk);
    expect(await refusal(chunks.at(-1) as Chunk)).toMatchObject({ error: 'ERROR_UPLOAD_REJECTED', code: 100240102 });
  });

  it('belongs to one person: the same task id of another person is another upload', async () => {
    const [first, second] = chunksOf('shared', 'a.pdf', textPdf(), 500);
    await sendChunk(wang, first as Chunk);
    const others = await sendChunk(li, second as Chunk);
    expect(others.received).toEqual([1]);
    const { fileWsid } = await uploadFile(wang, 'mine.pdf', textPdf());
    expect((await li.refused(api.getFile, { params: { fileWsid } })).error).toBe('ERROR_NOT_FOUND');
    expect((await wang.call(api.getFile, { params: { fileWsid } })).file.status).toBe('READY');
  });
});
