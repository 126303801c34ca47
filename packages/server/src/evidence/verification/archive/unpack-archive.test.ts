import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpackArchive } from './unpack-archive.ts';

const text = (said: string): Uint8Array => new Uint8Array(Buffer.from(said));
const FILES = { 'a.txt': text('first'), 'b.txt': text('second') };
const zip = (level: 0 | 9 = 0, files: Record<string, Uint8Array> = FILES): Buffer =>
  Buffer.from(zipSync(files, { level }));
const LOCAL = Buffer.from('PK\u0003\u0004', 'latin1');
const CENTRAL = Buffer.from('PK\u0001\u0002', 'latin1');
const END = Buffer.from('PK\u0005\u0006', 'latin1');

/** Returns every position of a text. */
function places(bytes: Buffer, wanted: Buffer | string): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) found.push(at);
  return found;
}

/** The ZIP with octets inserted before its directory or a file; the directory still names the files at their new positions. */
function withInserted(bytes: Buffer, at: number, put: Buffer): Buffer {
  const grown = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at)]);
  const move = (field: number): void => {
    if (grown.readUInt32LE(field) >= at) grown.writeUInt32LE(grown.readUInt32LE(field) + put.length, field);
  };
  for (const entry of places(grown, CENTRAL)) move(entry + 42);
  move(grown.indexOf(END) + 16);
  return grown;
}

const change = (bytes: Buffer, act: (bytes: Buffer) => void): Buffer => {
  act(bytes);
  return bytes;
};
/** A file with its header that is in no directory. */
const hidden = zip(0, { 'b.txt': text('otherwise') }).subarray(0, 30 + 5 + 9);

describe('An archive that all programs read identically is unpacked', () => {
  it.each([[0], [9]] as const)('at level %i', (level) => {
    expect(unpackArchive(zip(level))).toEqual(new Map(Object.entries(FILES)));
  });

  it('with any file names', () => {
    const odd = change(zip(), (bytes) => {
      for (const at of places(bytes, 'a.txt')) bytes.write('__pro', at);
    });
    expect([...unpackArchive(odd).keys()]).toEqual(['__pro', 'b.txt']);
    const prototype = change(zip(0, { '--proto--': text('first') }), (bytes) => {
      for (const at of places(bytes, '--proto--')) bytes.write('__proto__', at);
    });
    expect([...unpackArchive(prototype)]).toEqual([['__proto__', text('first')]]);
  });
});

describe('An archive is refused', () => {
  const second = zip().lastIndexOf(LOCAL);
  it.each<[string, Buffer]>([
    ['with a file before its first one', withInserted(zip(), 0, hidden)],
    ['with a file between two others that is not in the directory', withInserted(zip(), second, hidden)],
    ['with a file before the directory that is not in it', withInserted(zip(), zip().indexOf(CENTRAL), hidden)],
    ['with octets behind its end', Buffer.concat([zip(), Buffer.from('more')])],
    ['with two end records', Buffer.concat([zip(), zip().subarray(zip().indexOf(END))])],
    ['whose local headers have other file names', change(zip(), (bytes) => void bytes.write('c', 30))],
    [
      'whose directory omits a file from its count',
      change(zip(), (bytes) => {
        bytes.writeUInt16LE(1, bytes.indexOf(END) + 8);
        bytes.writeUInt16LE(1, bytes.indexOf(END) + 10);
      }),
    ],
    [
      'with two files in one place',
      change(zip(), (bytes) => void bytes.writeUInt32LE(0, bytes.lastIndexOf(CENTRAL) + 42)),
    ],
    [
      'with two files of the same name',
      change(zip(), (bytes) => {
        for (const at of places(bytes, 'b.txt')) bytes.write('a.txt', at);
      }),
    ],
    [
      'with a file stored in more octets than it declares (security 72)',
      change(zip(), (bytes) => void bytes.writeUInt32LE(1, bytes.indexOf(CENTRAL) + 24)),
    ],
    [
      'with a file that unpacks to more than it claims',
      change(zip(9, { 'a.txt': new Uint8Array(100_000) }), (bytes) => {
        bytes.writeUInt32LE(10, bytes.indexOf(CENTRAL) + 24);
      }),
    ],
    ['with a file after the packed data of another one', withTail()],
    ['with another name in an extra field', withSecondName()],
    ['that consists of a file header only', LOCAL],
  ])('%s', (_, bytes) => {
    expect(() => unpackArchive(bytes)).toThrow();
  });
});

/** A file whose packed octets continue after the end of its data: with the header of another file. */
function withTail(): Buffer {
  const packed = deflateRawSync(Buffer.from('first'));
  const whole = zip(9, { 'a.txt': text('first') });
  const at = 35 + packed.length;
  const grown = withInserted(whole, at, hidden);
  for (const field of [18, grown.indexOf(CENTRAL) + 20]) grown.writeUInt32LE(packed.length + hidden.length, field);
  return grown;
}

/** Info-ZIP's field 0x7075 in the directory. */
function withSecondName(): Buffer {
  const whole = zip(0, { 'a.txt': text('first') });
  const name = Buffer.from('z.txt');
  const extra = Buffer.alloc(9 + name.length);
  extra.writeUInt16LE(0x7075, 0);
  extra.writeUInt16LE(5 + name.length, 2);
  extra[4] = 1;
  name.copy(extra, 9);
  const entry = whole.indexOf(CENTRAL);
  const grown = Buffer.concat([whole.subarray(0, entry + 51), extra, whole.subarray(entry + 51)]);
  grown.writeUInt16LE(extra.length, entry + 30);
  const end = grown.indexOf(END);
  grown.writeUInt32LE(grown.readUInt32LE(end + 12) + extra.length, end + 12);
  return grown;
}
