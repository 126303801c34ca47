import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PdfError } from '../errors.ts';
import { DEFAULT_LIMITS, type PdfLimits } from '../limits.ts';
import { fillRevision, joinRevision, normalise, prepareRevision } from '../index.ts';
import { hybridPdf } from '../testing/hybrid-pdf.ts';
import { activePdf, customPdf, formPdf, textPdf } from '../testing/sample-pdfs.ts';
import { PdfDocument } from './document.ts';
import { Lexer } from './lexer.ts';
import { PdfName, PdfReal, PdfRef, PdfString, textOf, textString } from './objects.ts';
import { findPage, listPages } from './pages.ts';
import { ByteSink, writeValue } from './serialise.ts';

const refusal = (kind: string): object => expect.objectContaining({ name: 'PdfError', kind });
const parse = (text: string) => new Lexer(Buffer.from(text, 'latin1'), 0, 64).value();
const limited = (limits: Partial<PdfLimits>): PdfLimits => ({ ...DEFAULT_LIMITS, ...limits });

/** A file of objects with a correct table; `trailer` is given as text. */
function file(objects: readonly string[], trailer = '/Root 1 0 R'): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${text}${table}trailer\n<</Size ${objects.length + 1} ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';

/** A file whose cross-reference stream has fields of the given numbers of octets (ISO 32000-2 §7.5.8.2). */
function streamedFile(widths: readonly [number, number, number]): Buffer {
  const objects = [
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    '2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n',
  ];
  const head = '%PDF-1.7\n';
  const starts = [head.length, head.length + (objects[0] ?? '').length];
  const at = starts[1]! + (objects[1] ?? '').length;
  const field = (value: number, width: number): Buffer => {
    const octets = Buffer.alloc(8);
    octets.writeBigUInt64BE(BigInt(value));
    return width > 8 ? Buffer.concat([Buffer.alloc(width - 8), octets]) : octets.subarray(8 - width);
  };
  const rows = [
    [0, 0, 65_535],
    [1, starts[0]!, 0],
    [1, starts[1]!, 0],
    [1, at, 0],
  ].flatMap((row) => row.map((value, index) => field(value, widths[index]!)));
  const data = Buffer.concat(rows);
  const dictionary = `<</Type/XRef/Size 4/Root 1 0 R/W[${widths.join(' ')}]/Length ${data.length}>>`;
  const text = `${head}${objects.join('')}3 0 obj\n${dictionary}\nstream\n`;
  return Buffer.concat([
    Buffer.from(text, 'latin1'),
    data,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`, 'latin1'),
  ]);
}

describe('cross-reference streams', () => {
  it.each<[number, number, number]>([
    [1, 2, 2],
    [1, 8, 2],
    [8, 8, 8],
  ])('are read with fields of %i, %i and %i octets', (...widths) => {
    const document = PdfDocument.open(streamedFile(widths));
    expect(document.getName(document.catalog.get('Type'))).toBe('Catalog');
    expect(document.lookup(2)).toMatchObject({ type: 'offset', gen: 0 });
  });

  it('are refused with wider fields', () => {
    expect(() => PdfDocument.open(streamedFile([1, 9, 2]))).toThrow(PdfError);
  });
});

describe('values', () => {
  it.each<[string, unknown]>([
    ['-17', -17],
    ['+.5', new PdfReal('+.5')],
    ['7 0 R', new PdfRef(7)],
    ['[7 0 8 0 R]', [7, 0, new PdfRef(8)]],
    ['/A#42#2f', new PdfName('AB/')],
    ['(a\\(b(c)\\101\\\r\nd)', new PdfString(Uint8Array.from(Buffer.from('a(b(c)Ad')))],
    ['<48 65 6>', new PdfString(Buffer.from('He`'))],
    ['% remark\n true', true],
    [
      '<</K[null false]/L<</M()>>>>',
      new Map<string, unknown>([
        ['K', [null, false]],
        ['L', new Map([['M', new PdfString(new Uint8Array())]])],
      ]),
    ],
  ])('%s', (text, value) => expect(parse(text)).toEqual(value));

  it('are unchanged after a round trip', () => {
    const value = parse('<</A#20B[1 -2.50 0.00001 <78> <FEFF5F20> /N#23 12 0 R true null]>>');
    const sink = new ByteSink();
    writeValue(sink, value);
    expect(parse(sink.take().toString('latin1'))).toEqual(value);
  });

  it.each(['plain (ASCII)', '中文与 𬸦', ''])('text strings hold %s', (text) =>
    expect(textOf(textString(text))).toBe(text),
  );
});

describe('revisions', () => {
  const upload = textPdf(1);
  const place = { page: 1, box: { ulx: 50, uly: 100, lrx: 200, lry: 60 } };
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: [{ kind: 'TEXT', fieldId: 't', place }] }));
  const filled = joinRevision(prepared, fillRevision(prepared, [{ fieldId: 't', text: '一' }]));

  it('end at the end of each earlier file, oldest first', () => {
    const document = PdfDocument.open(filled);
    expect(document.revisions.map(({ end }) => end)).toEqual([upload.length, prepared.length, filled.length]);
  });

  it('show an object as it was at that revision', () => {
    const document = PdfDocument.open(filled);
    const field = [...document.revisions[2]!.sections[0]!.numbers()]
      .map((num) => new PdfRef(num))
      .find((ref) => document.getDict(ref)?.has('T'))!;
    expect(document.at(0).get(field)).toBeNull();
    expect(document.at(1).getDict(field)?.has('V')).toBe(false);
    expect(textOf(document.at(2).getDict(field)?.get('V'))).toBe('一');
  });
});

describe('a hybrid file', () => {
  it('shows objects that its table hides and its stream lists', () => {
    const document = PdfDocument.open(hybridPdf());
    expect(textOf(document.get(new PdfRef(4)))).toBe('seen');
    expect(document.xrefKind).toBe('table');
  });
});

describe('limits on foreign files', () => {
  it('circular sections are refused', () => {
    const plain = file([CATALOG, '<</Type/Pages/Kids[]/Count 0>>']).toString('latin1');
    const startxref = /startxref\n(\d+)/.exec(plain)![1]!;
    const looped = plain.replace('/Root 1 0 R', `/Root 1 0 R/Prev ${startxref}`);
    expect(() => PdfDocument.open(Buffer.from(looped, 'latin1'))).toThrow(refusal('DAMAGED'));
  });

  it('deep nesting is refused', () => {
    const deep = file([CATALOG, `${'['.repeat(100_000)}${']'.repeat(100_000)}`]);
    expect(() => PdfDocument.open(deep).get(new PdfRef(2))).toThrow(refusal('TOO_COMPLEX'));
  });

  it('a stream that inflates beyond the limit is refused', () => {
    const bomb = deflateSync(Buffer.alloc(1_000_000)).toString('latin1');
    const objects = [CATALOG, `<</Filter/FlateDecode/Length ${bomb.length}>>\nstream\n${bomb}\nendstream`];
    const small = PdfDocument.open(file(objects), limited({ inflatedPerStream: 999_999 }));
    const stream = (document: PdfDocument) => document.get(new PdfRef(2)) as Parameters<PdfDocument['decode']>[0];
    expect(() => small.decode(stream(small))).toThrow(refusal('TOO_COMPLEX'));
    const total = PdfDocument.open(file(objects), limited({ inflatedTotal: 1_500_000 }));
    expect(total.decode(stream(total))).toHaveLength(1_000_000);
    expect(() => total.decode(stream(total))).toThrow(refusal('TOO_COMPLEX'));
  });

  it.each([
    ['a loop', ['<</Kids[2 0 R]/Count 1>>'], 'DAMAGED'],
    ['a page named twice', ['<</Kids[3 0 R 3 0 R]/Count 2>>', '<</Type/Page>>'], 'DAMAGED'],
    ['a page that is missing', ['<</Kids[9 0 R]/Count 1>>'], 'DAMAGED'],
    ['great depth', Array.from({ length: 60 }, (_, i) => `<</Kids[${i + 3} 0 R]/Count 1>>`), 'TOO_COMPLEX'],
  ])('a page tree with %s is refused', (_, nodes, kind) => {
    const document = PdfDocument.open(file([CATALOG, ...nodes]));
    expect(() => listPages(document)).toThrow(refusal(kind));
    expect(() => findPage(document, 2)).toThrow(PdfError);
  });

  it('an object number beyond the limit is refused', () => {
    const huge = file([CATALOG]).toString('latin1').replace('xref\n0 2', 'xref\n9000000 1');
    expect(() => PdfDocument.open(Buffer.from(huge, 'latin1'))).toThrow(refusal('TOO_COMPLEX'));
  });

  it('circular references are refused', () => {
    const document = PdfDocument.open(file([CATALOG, '3 0 R', '2 0 R']));
    expect(() => document.get(new PdfRef(2))).toThrow(refusal('DAMAGED'));
  });
});

describe('random changes of octets', () => {
  it.each([
    ['text', textPdf(2)],
    ['active content', activePdf()],
    ['a form', formPdf()],
    ['many pages', customPdf({ pages: Array.from({ length: 150 }, () => ({})) })],
  ])('result in a document or a PdfError, never in another error: %s', (_, whole) => {
    let state = 12_345;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    for (let round = 0; round < 100; round++) {
      const changed = Buffer.from(whole);
      for (let change = 0; change < 1 + (round % 8); change++) changed[8 + random(changed.length - 8)] = random(256);
      try {
        expect(normalise(changed).inspection.pages.length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(PdfError);
      }
    }
  });
});
