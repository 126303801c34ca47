import { api } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let wang: Person;
let li: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
});
afterAll(() => world.close());

function drawing(width: number, height: number, type: 'image/png' | 'image/jpeg' = 'image/png'): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c2321f';
  context.fillRect(width / 4, height / 4, width / 2, height / 2);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg');
}
const seal = (bytes: Uint8Array) => ({ fields: { name: '王小明章' }, file: { name: 'seal.png', bytes } });
const dataUri = (bytes: Uint8Array): string => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

describe('A personal seal', () => {
  it('is stored as pixels of at most 512 on the longer side, without anything else from the file', async () => {
    const png = drawing(1024, 512);
    const { personSeal } = await wang.upload(api.createPersonSeal, seal(Buffer.concat([png, Buffer.from('<script>')])));
    expect(personSeal).toMatchObject({ name: '王小明章', from: 'UPLOAD', width: 512, height: 256 });
    const response = await wang.fetch(personSeal.link.href);
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.includes('<script>')).toBe(false);
    expect(await loadImage(bytes)).toMatchObject({ width: 512, height: 256 });
    expect((await wang.call(api.listPersonSeals, {})).personSeals).toEqual([personSeal]);
  });

  it('may be a JPEG', async () => {
    const { personSeal } = await wang.upload(api.createPersonSeal, seal(drawing(100, 100, 'image/jpeg')));
    expect(personSeal).toMatchObject({ width: 100, height: 100 });
  });

  it('can be seen and deleted only by its owner', async () => {
    const { personSeal } = await wang.upload(api.createPersonSeal, seal(drawing(40, 40)));
    const params = { personSealWsid: personSeal.personSealWsid };
    expect((await li.bytes(api.getPersonSealPicture, { params })).status).toBe(404);
    expect(await li.refused(api.deletePersonSeal, { params })).toMatchObject({
      status: 404,
      error: 'ERROR_SEAL_NOT_FOUND',
    });
    await wang.call(api.deletePersonSeal, { params });
    expect((await wang.bytes(api.getPersonSealPicture, { params })).status).toBe(404);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a PNG', drawing(200, 200).subarray(0, 60)],
    ['an empty page', createCanvas(50, 50).toBuffer('image/png')],
  ])('is refused when it is %s', async (_what, bytes) => {
    await expect(wang.upload(api.createPersonSeal, seal(bytes))).rejects.toMatchObject({
      status: 422,
      error: 'ERROR_PICTURE',
    });
  });
});

describe('A stored signature', () => {
  it('is encoded again, listed newest first and deleted', async () => {
    const first = await li.call(api.createPersonWrite, { body: { writeData: dataUri(drawing(300, 100)) } });
    const second = await li.call(api.createPersonWrite, { body: { writeData: dataUri(drawing(80, 40)) } });
    const { personWrites } = await li.call(api.listPersonWrites, {});
    expect(personWrites.map(({ writeWsid }) => writeWsid)).toEqual([
      second.personWrite.writeWsid,
      first.personWrite.writeWsid,
    ]);
    await li.call(api.deletePersonWrite, { params: { writeWsid: first.personWrite.writeWsid } });
    expect((await li.call(api.listPersonWrites, {})).personWrites).toHaveLength(1);
  });

  it('must be a PNG data URI', async () => {
    const writeData = 'data:image/svg+xml;base64,PHN2Zy8+';
    expect(await li.refused(api.createPersonWrite, { body: { writeData } })).toMatchObject({
      status: 422,
      error: 'ERROR_PICTURE',
    });
  });
});
