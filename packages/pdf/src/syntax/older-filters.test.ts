import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customPdf } from '../testing/sample-pdfs.ts';
import { createJudges, type Judges } from '../testing/judges.ts';
import { PdfDocument } from './document.ts';
import { dict, name, PdfStream, type PdfValue } from './objects.ts';

let judges: Judges;
beforeAll(() => {
  judges = createJudges();
});
afterAll(() => judges.bench.remove());

/** A simple LZW encoder: codes of 9 to 12 bits for every octet and every sequence seen. */
function lzw(data: Uint8Array, early: boolean): Buffer {
  const bits: string[] = [];
  let table = new Map<string, number>();
  let width = 9;
  const put = (code: number): void => void bits.push(code.toString(2).padStart(width, '0'));
  put(256);
  let held = '';
  for (const octet of data) {
    const longer = held + String.fromCharCode(octet);
    if (longer.length === 1 || table.has(longer)) {
      held = longer;
      continue;
    }
    put(table.get(held) ?? held.charCodeAt(0));
    table.set(longer, 258 + table.size);
    if (258 + table.size + (early ? 0 : -1) >= 1 << width) width += 1;
    if (258 + table.size >= 4094) {
      put(256);
      [table, width] = [new Map(), 9];
    }
    held = String.fromCharCode(octet);
  }
  put(table.get(held) ?? held.charCodeAt(0));
  if (258 + table.size + (early ? 1 : 0) >= 1 << width && width < 12) width += 1;
  put(257);
  const text = bits.join('');
  return Buffer.from((text.match(/.{1,8}/g) ?? []).map((octet) => Number.parseInt(octet.padEnd(8, '0'), 2)));
}

/** Content with many kinds of repetition. */
const CONTENT = Buffer.from(
  Array.from({ length: 4000 }, (_, i) => `${(i * 7919) % 997} ${i % 13} m ${'~z'.repeat(i % 5)}\n`).join(''),
);
const hex = (data: Uint8Array): Buffer =>
  Buffer.from(`${Buffer.from(data).toString('hex').replace(/.{60}/g, '$&\n')}>`);

function ascii85(data: Uint8Array): Buffer {
  let text = '';
  for (let at = 0; at < data.length; at += 4) {
    const part = [0, 1, 2, 3].map((i) => data[at + i] ?? 0);
    let value = part.reduce((sum, octet) => sum * 256 + octet, 0);
    const count = Math.min(4, data.length - at);
    if (value === 0 && count === 4) text += 'z';
    else {
      let digits = '';
      for (let i = 0; i < 5; i++) {
        digits = String.fromCharCode(33 + (value % 85)) + digits;
        value = Math.floor(value / 85);
      }
      text += digits.slice(0, count + 1);
    }
    if (at % 60 === 0) text += '\n';
  }
  return Buffer.from(`${text}~>`);
}

const runs = (data: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.of(254, 0x20, 130, 0x0a),
    ...Array.from({ length: Math.ceil(data.length / 128) }, (_, i) => {
      const part = data.subarray(i * 128, (i + 1) * 128);
      return Buffer.concat([Buffer.of(part.length - 1), part]);
    }),
    Buffer.of(128, 1, 2),
  ]);
const RUN_TOGETHER = Buffer.concat([Buffer.from(' '.repeat(3) + '\n'.repeat(127)), CONTENT]);
const ZEROS = Buffer.concat([CONTENT, Buffer.alloc(9)]);
const early = (EarlyChange: number): PdfValue => dict({ EarlyChange });

const filtered = (raw: Uint8Array, filter: PdfValue, parms?: PdfValue): Uint8Array => {
  const entries = dict({ Filter: filter, DecodeParms: parms });
  return customPdf({ pages: [(writer) => ({ Contents: writer.add(new PdfStream(entries, raw)) })] });
};
const decoded = (file: Uint8Array): Buffer => {
  const document = PdfDocument.open(file);
  const page = document.getDict(document.getArray(document.getDict(document.catalog.get('Pages'))?.get('Kids'))?.[0]);
  return document.decode(document.get(page?.get('Contents')) as PdfStream);
};

describe('the filters before FlateDecode', () => {
  it.each<[string, Uint8Array, Uint8Array]>([
    ['LZWDecode', filtered(lzw(CONTENT, true), name('LZWDecode')), CONTENT],
    ['LZWDecode with EarlyChange 0', filtered(lzw(CONTENT, false), name('LZWDecode'), early(0)), CONTENT],
    ['ASCIIHexDecode', filtered(hex(CONTENT), name('ASCIIHexDecode')), CONTENT],
    ['ASCII85Decode', filtered(ascii85(ZEROS), name('ASCII85Decode')), ZEROS],
    ['RunLengthDecode', filtered(runs(CONTENT), name('RunLengthDecode')), RUN_TOGETHER],
    [
      'one after the other',
      filtered(ascii85(lzw(CONTENT, true)), [name('ASCII85Decode'), name('LZWDecode')], [null, early(1)]),
      CONTENT,
    ],
  ])('%s is decoded as by qpdf', (_, file, plain) => {
    expect(decoded(file).equals(plain)).toBe(true);
    judges.bench.write('in.pdf', file);
    const { ok, output } = judges.bench.run('qpdf', '--stream-data=uncompress', 'in.pdf', 'out.pdf');
    expect(output).toBe('');
    expect(ok).toBe(true);
    expect(decoded(judges.bench.read('out.pdf')).equals(plain)).toBe(true);
  });

  it('decodes the example of ISO 32000-2 §7.4.4.2', () => {
    const raw = Buffer.from('800b6050220c0c8501', 'hex');
    const plain = [45, 45, 45, 45, 45, 65, 45, 45, 45, 66];
    expect([...decoded(filtered(raw, name('LZWDecode')))]).toEqual(plain);
  });

  it('skips the start marker of base 85 in PostScript', () => {
    const raw = Buffer.concat([Buffer.from('<~'), ascii85(CONTENT)]);
    expect(decoded(filtered(raw, name('ASCII85Decode'))).equals(CONTENT)).toBe(true);
  });

  it('decodes the TIFF predictor', () => {
    const raw = Buffer.of(10, 20, 1, 2, 255, 0, 5, 6, 0, 0, 1, 1);
    const parms = dict({ Predictor: 2, Colors: 2, Columns: 3 });
    const file = filtered(lzw(raw, true), name('LZWDecode'), parms);
    expect([...decoded(file)]).toEqual([10, 20, 11, 22, 10, 22, 5, 6, 5, 6, 6, 7]);
  });

  it.each([
    ['ASCIIHexDecode', 'zz>', 'DAMAGED'],
    ['ASCII85Decode', 'v~>', 'DAMAGED'],
    ['ASCII85Decode', 'uuuuu~>', 'DAMAGED'],
    ['ASCII85Decode', '!~>', 'DAMAGED'],
    ['LZWDecode', '\u00ff\u00ff', 'DAMAGED'],
    ['DCTDecode', 'x', 'DAMAGED'],
  ])('refuses invalid data: %s', (filter, raw, kind) => {
    expect(() => decoded(filtered(Buffer.from(raw, 'latin1'), name(filter)))).toThrow(
      expect.objectContaining({ kind }),
    );
  });

  it('refuses more octets than a stream may contain', () => {
    const limits = { inflatedPerStream: 1000 };
    for (const file of [
      filtered(Buffer.from(Array.from({ length: 20 }, () => [129, 0]).flat()), name('RunLengthDecode')),
      filtered(lzw(Buffer.alloc(2000), true), name('LZWDecode')),
      filtered(Buffer.from('z'.repeat(300)), name('ASCII85Decode')),
    ]) {
      const document = PdfDocument.open(file);
      const small = PdfDocument.open(file, { ...document.limits, ...limits });
      const kids = small.getArray(small.getDict(small.catalog.get('Pages'))?.get('Kids'));
      const content = small.get(small.getDict(kids?.[0])?.get('Contents')) as PdfStream;
      expect(() => small.decode(content)).toThrow(expect.objectContaining({ kind: 'TOO_COMPLEX' }));
    }
  });
});
