import { createCanvas, loadImage, Path2D } from '@napi-rs/canvas';
import { type InitialValue, api } from '@countersign/contract';
import { type InkStrokes, SIGNATURE_INK, drawInk, fromWsid, pathData } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { picture } from '../../../platform/database/schema/index.ts';
import type { FormSketch } from '../testing/started-envelope.ts';
import {
  type SigningWorld,
  SECOND_SIGN,
  SIGN,
  TEXT,
  at,
  bodyWith,
  openSigningWorld,
  signBody,
} from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, judges, li, alice, start, head } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, li, alice, start, head } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

/** Two crossing strokes: loops, and a line beneath with a sharp turn. */
const along = (count: number, way: (t: number) => readonly [number, number]): number[] =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = way(index / (count - 1));
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10, 0.6];
  }).flat();
const STROKES: InkStrokes = {
  width: 480,
  height: 200,
  lines: [
    along(120, (t) => [40 + 360 * t - 30 * Math.sin(t * 25), 90 - 50 * Math.cos(t * 25)]),
    along(60, (t) => [t < 0.7 ? 60 + 500 * t : 760 - 500 * t, 160 + 20 * t]),
  ],
};
const DOT: InkStrokes = { ...STROKES, lines: [[10, 10, 0.5]] };
const OUTSIDE: InkStrokes = { ...STROKES, lines: [[...STROKES.lines[0]!, 9e8, 10, 0.5]] };

/** What a hostile client might send with the strokes: a black block. */
function block(): string {
  const canvas = createCanvas(200, 200);
  canvas.getContext('2d').fillRect(0, 0, 200, 200);
  return canvas.toDataURL('image/png');
}
const drawn = (strokes = STROKES) => ({ writeData: block(), strokes });

async function signedWith(value: InitialValue, form: FormSketch = SIGN): Promise<Uint8Array> {
  const started = await start([{ person: li, sequence: 1, forms: [form] }]);
  await li.call(api.sign, { params: at(started, 0), body: await bodyWith(li, started, 0, value) });
  return head(started);
}

const DPI = 288;
const [LEFT, BOTTOM, WIDTH, HEIGHT] = SIGN.box;

/** The number of differing pixels of the field, and of pixels with ink, between a rendering by poppler and the outlines. */
function difference(file: Uint8Array): { ink: number; differing: number } {
  const scale = DPI / 72;
  const drawing = drawInk(STROKES)!;
  const canvas = createCanvas(WIDTH * scale, HEIGHT * scale);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const fit = Math.min(canvas.width / drawing.width, canvas.height / drawing.height);
  pen.translate((canvas.width - drawing.width * fit) / 2, (canvas.height - drawing.height * fit) / 2);
  pen.scale(fit, fit);
  pen.fillStyle = SIGNATURE_INK;
  for (const path of drawing.paths) pen.fill(new Path2D(pathData(path)));
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const page = judges.page(file, 1, DPI);
  const [left, top] = [Math.round(LEFT * scale), Math.round(page.height - (BOTTOM + HEIGHT) * scale)];
  let [ink, differing] = [0, 0];
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const wanted = data[(y * canvas.width + x) * 4]! < 128;
      const shown = Number.parseInt(page.at(left + x, top + y).slice(1, 3), 16) < 128;
      if (wanted) ink += 1;
      if (wanted !== shown) differing += 1;
    }
  }
  return { ink, differing };
}

describe('Handwriting in a document', () => {
  it('is drawn from its strokes, whatever picture came with them, and all validators accept it (security 52)', async () => {
    const file = await signedWith(drawn());
    const { ink, differing } = difference(file);
    expect(ink).toBeGreaterThan(3000);
    expect(differing / ink).toBeLessThan(0.05);
    const text = Buffer.from(file).toString('latin1');
    expect(text).toMatch(/\/BBox ?\[0 0 10000 \d+\]/);
    expect(text).not.toMatch(/\/SMask|\/Subtype ?\/Image/);
    expect(judges.qpdf(file)).toBe('');
    expect(judges.pdfsig(file)).toMatchObject([{ valid: true, trusted: true, whole: true }]);
    const given = { fields: {}, file: { name: 'a.pdf', bytes: file } };
    expect((await li.upload(api.verifyPdf, given)).verification).toMatchObject({ valid: true });
  });

  it('keeps its outlines when it is stored, and the stored picture is made from the strokes too', async () => {
    const { personWrite } = await li.call(api.createPersonWrite, { body: drawn() });
    const { writeWsid } = personWrite;
    const stored = await loadImage(Buffer.from(await (await li.fetch(personWrite.link.href)).arrayBuffer()));
    expect([stored.width, stored.height]).toEqual([512, personWrite.height]);
    // The block is square; the strokes are not.
    expect(personWrite.height).toBeLessThan(256);
    const { ink, differing } = difference(await signedWith({ writeWsid }));
    expect(differing / ink).toBeLessThan(0.05);
    await li.call(api.deletePersonWrite, { params: { writeWsid } });
    const id = fromWsid('write', writeWsid) ?? '';
    const rows = await world.services.db.withTx((tx) => tx.select().from(picture).where(eq(picture.id, id)));
    expect(rows).toMatchObject([{ deleted: true, outlines: null }]);
  });

  it('keeps its outlines as a seal, in the red of the seal, and when drawn on a phone', async () => {
    const bytes = Buffer.from(block().split(',')[1] ?? '', 'base64');
    const fields = { name: '手绘章', from: 'DRAW', strokes: JSON.stringify(STROKES) };
    const { personSeal } = await li.upload(api.createPersonSeal, { fields, file: { name: 'seal.png', bytes } });
    const sealed = await signedWith({ sealWsid: personSeal.personSealWsid }, { ...SIGN, type: 'SEAL_SIGN' });
    expect(Buffer.from(sealed).toString('latin1')).toMatch(/\/BBox ?\[0 0 10000 \d+\]/);
    const page = judges.page(sealed, 1, DPI);
    const colours = new Set<string>();
    for (let x = LEFT * 4; x < (LEFT + WIDTH) * 4; x++) colours.add(page.at(x, page.height - (BOTTOM + 32) * 4));
    expect([...colours]).toContain('#c3321e');

    const { scan } = await li.call(api.createScan, { body: { purpose: 'WRITE' } });
    const body = { secret: new URL(scan.href).hash.slice(1), ...drawn() };
    const phone = world.stranger({ name: '手机', contact: '13500009999' });
    await phone.call(api.finishScan, { params: { scanWsid: scan.scanWsid }, body });
    const [kept] = (await li.call(api.listPersonWrites, {})).personWrites;
    const { ink, differing } = difference(await signedWith({ writeWsid: kept!.writeWsid }));
    expect(differing / ink).toBeLessThan(0.05);
  });

  it('does not break when rare characters are filled in later: every change is a permitted one', async () => {
    const [name, rare] = ['𠮷田 (乙方) 𪚥', 'TEXT'];
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: alice, sequence: 2, forms: [SECOND_SIGN, TEXT] },
    ]);
    for (const [index, person] of [li, alice].entries()) {
      const body = await signBody(person, started, index, { [rare]: name });
      const forms = body.forms.map((form) =>
        typeof form.initialValue === 'string' ? form : { ...form, initialValue: drawn() },
      );
      await person.call(api.sign, { params: at(started, index), body: { ...body, forms } });
    }
    const file = await head(started);
    expect(judges.text(file)).toContain(name);
    const given = { fields: {}, file: { name: 'a.pdf', bytes: file } };
    const { verification } = await li.upload(api.verifyPdf, given);
    expect(verification.valid).toBe(true);
    expect(verification.revisionList.map(({ verdict }) => verdict)).not.toContain('SUSPICIOUS');
  });

  it('is refused with a clear message if it is a dot or leaves the pad, whatever the picture shows (ux 20)', async () => {
    for (const [strokes, error] of [
      [DOT, 'ERROR_INK_SLIGHT'],
      [OUTSIDE, 'ERROR_INK'],
    ] as const) {
      const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
      const body = await bodyWith(li, started, 0, drawn(strokes));
      expect(await li.refused(api.sign, { params: at(started, 0), body })).toMatchObject({ error });
      expect(await li.refused(api.createPersonWrite, { body: drawn(strokes) })).toMatchObject({ error });
    }
    const odd = { ...STROKES, lines: [['x']] } as unknown as InkStrokes;
    expect(await li.refused(api.createPersonWrite, { body: drawn(odd) })).toMatchObject({ error: 'ERROR_MALFORMED' });
  });
});
