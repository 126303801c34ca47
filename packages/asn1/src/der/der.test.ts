import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { berToDer, splitFirstElement } from './ber.ts';
import { compareBytes, concatBytes, fromHex, toHex } from './bytes.ts';
import { DerError, type DerErrorKind } from './der-error.ts';
import { type DerReader, readDer } from './der-reader.ts';
import * as der from './der-writer.ts';

const octets = (hex: string): Uint8Array => fromHex(hex.replaceAll(' ', ''));

function kindOf(read: () => unknown): DerErrorKind | 'accepted' {
  try {
    read();
    return 'accepted';
  } catch (error) {
    if (error instanceof DerError) return error.kind;
    throw error;
  }
}

const bigint = (content: Uint8Array): bigint => BigInt.asIntN(content.length * 8, BigInt(`0x${toHex(content)}`));

describe('what the writer encodes, the reader reads', () => {
  it('integers of any size and sign, minimally', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(1n << 200n), max: 1n << 200n }), (value) => {
        expect(readDer(der.integer(value), (r) => bigint(r.integer('n')))).toBe(value);
      }),
    );
  });

  it('unsigned octets as positive integers', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 24 }), (magnitude) => {
        const value = readDer(der.unsignedInteger(magnitude), (r) => bigint(r.integer('n')));
        expect(value).toBe(BigInt(`0x${toHex(magnitude)}`));
      }),
    );
  });

  it('object identifiers, also with arcs beyond 2^53', () => {
    const arcs = fc.array(fc.bigInt({ min: 0n, max: 1n << 128n }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 39 }), arcs, (first, second, rest) => {
        const text = [first, second, ...rest].join('.');
        expect(readDer(der.oid(text), (r) => r.oid('oid'))).toBe(text);
      }),
    );
  });

  it('octet strings of every length form', () => {
    for (const length of [0, 1, 127, 128, 255, 256, 65_535, 65_536]) {
      const content = new Uint8Array(length).fill(7);
      expect(readDer(der.octetString(content), (r) => r.octetString('o'))).toEqual(content);
    }
  });

  it('named bits without trailing zero bits', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 40 })), (bits) => {
        const sorted = bits.toSorted((a, b) => a - b);
        expect(readDer(der.namedBits(bits), (r) => r.namedBits('b'))).toEqual(sorted);
      }),
    );
  });

  it('times to the second: UTCTime through 2049, GeneralizedTime after', () => {
    const seconds = fc.integer({ min: 0, max: 7_000_000_000 });
    fc.assert(
      fc.property(seconds, (second) => {
        const date = new Date(second * 1000);
        const encoded = der.time(date);
        expect(readDer(encoded, (r) => r.time('t'))).toEqual(date);
        expect(encoded[0]).toBe(date.getUTCFullYear() <= 2049 ? 0x17 : 0x18);
      }),
    );
  });

  it('sets in the order of their encodings', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 6 })), (contents) => {
        const inner = readDer(der.setOf(...contents.map(der.octetString)), (r) =>
          r.set('s').all((s) => s.next().bytes),
        );
        expect(inner).toEqual(inner.toSorted(compareBytes));
      }),
    );
  });
});

describe('the reader refuses what DER does not allow', () => {
  const cases: readonly [string, string, DerErrorKind][] = [
    ['an indefinite length', '30 80 00 00', 'LENGTH'],
    ['a length in the long form that fits the short form', '30 81 01 05', 'LENGTH'],
    ['a length with a leading zero octet', '30 82 00 80', 'LENGTH'],
    ['a length of five octets', '30 85 01 00 00 00 00', 'LENGTH'],
    ['an element that extends beyond the end', '30 05 02 01', 'TRUNCATED'],
    ['an element without a length', '30', 'TRUNCATED'],
    ['a high tag number', '1f 81 01 00', 'TAG'],
    ['bytes after the structure', '30 00 00', 'TRAILING'],
    ['another tag', '31 00', 'TAG'],
  ];
  it.each(cases)('%s', (_, hex, kind) => {
    expect(kindOf(() => readDer(octets(hex), (r) => r.sequence('s')))).toBe(kind);
  });

  const values: readonly [string, string, (reader: DerReader) => unknown][] = [
    ['an integer with a padded zero', '02 02 00 01', (r) => r.integer('n')],
    ['an integer with padded ones', '02 02 ff 80', (r) => r.integer('n')],
    ['an empty integer', '02 00', (r) => r.integer('n')],
    ['a small integer that is negative', '02 01 ff', (r) => r.smallInteger('n')],
    ['a boolean that is neither true nor false', '01 01 01', (r) => r.boolean('b')],
    ['an identifier with a padded arc', '06 03 2a 80 01', (r) => r.oid('o')],
    ['an identifier that ends inside an arc', '06 02 2a 80', (r) => r.oid('o')],
    ['a bit string whose unused bits are set', '03 02 01 01', (r) => r.bitString('b')],
    ['a bit string with eight unused bits', '03 02 08 00', (r) => r.bitString('b')],
    ['a null with content', '05 01 00', (r) => r.nullValue('n')],
    ['the 30th of February', '17 0d 32 33 30 32 33 30 30 30 30 30 30 30 5a', (r) => r.time('t')],
    ['a time without its Z', '17 0c 32 33 30 32 30 31 30 30 30 30 30 30', (r) => r.time('t')],
  ];
  it.each(values)('%s', (_, hex, read) => {
    expect(kindOf(() => readDer(octets(hex), read))).toBe('VALUE');
  });

  it('nesting beyond its depth', () => {
    let nested = der.sequence();
    for (let i = 0; i < 40; i++) nested = der.sequence(nested);
    const descend = (reader: DerReader): number => (reader.done ? 0 : 1 + descend(reader.sequence('s')));
    expect(kindOf(() => readDer(nested, descend))).toBe('LIMIT');
  });

  it('more elements, or more bytes, than its limits', () => {
    const many = der.sequence(...Array.from({ length: 50 }, () => der.nullValue()));
    const readAll = (reader: DerReader): unknown => reader.sequence('s').all((inner) => inner.next());
    expect(kindOf(() => readDer(many, readAll, { bytes: 1000, depth: 4, elements: 20 }))).toBe('LIMIT');
    expect(kindOf(() => readDer(many, readAll, { bytes: 10, depth: 4, elements: 200 }))).toBe('LIMIT');
  });
});

describe('BER is transcoded to DER', () => {
  it('indefinite lengths, segmented octet strings and padded lengths', () => {
    const ber = octets('30 80 24 80 04 01 aa 04 81 01 bb 00 00 02 01 05 00 00 ff');
    const { der: out, consumed } = berToDer(ber);
    expect(toHex(out)).toBe('300704' + '02aabb' + '020105');
    expect(consumed).toBe(ber.length - 1);
  });

  it('and DER stays unchanged', () => {
    const tree = fc.letrec((tie) => ({
      node: fc.oneof({ maxDepth: 6 }, tie('leaf'), tie('branch')),
      leaf: fc.uint8Array({ maxLength: 300 }).map((content) => der.octetString(content)),
      branch: fc.array(tie('node'), { maxLength: 4 }).map((parts) => der.sequence(...(parts as Uint8Array[]))),
    }));
    fc.assert(
      fc.property(tree.node, (value) => {
        const encoded = value as Uint8Array;
        expect(berToDer(concatBytes([encoded, Uint8Array.of(0, 0)])).der).toEqual(encoded);
      }),
    );
  });

  it('an element is extracted from its zero padding', () => {
    for (const hex of ['30 03 02 01 05', '30 80 02 01 05 00 00']) {
      const padded = concatBytes([octets(hex), new Uint8Array(9)]);
      const { element, rest } = splitFirstElement(padded);
      expect(toHex(element)).toBe(hex.replaceAll(' ', ''));
      expect(rest.length).toBe(9);
    }
  });

  it('a bomb of nested indefinite lengths is refused', () => {
    expect(kindOf(() => berToDer(new Uint8Array(100_000).map((_, i) => (i % 2 === 0 ? 0x30 : 0x80))))).toBe('LIMIT');
  });
});
