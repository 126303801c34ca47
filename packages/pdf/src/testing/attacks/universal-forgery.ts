import type { Variant } from './scene.ts';

/** Replaces the first occurrence after the start of the last signature dictionary, keeping the length. */
function overwrite(file: Uint8Array, pattern: RegExp, by: (found: string) => string): Uint8Array {
  const text = Buffer.from(file).toString('latin1');
  const found = pattern.exec(text);
  if (found === null) throw new Error('nothing to overwrite');
  const put = by(found[0]);
  if (put.length > found[0].length) throw new Error('too long');
  const changed = Buffer.from(file);
  changed.write(put.padEnd(found[0].length), found.index, 'latin1');
  return changed;
}

const RANGE = /\/ByteRange \[[^\]]*\]/;
const CONTENTS = /\/Contents <[0-9a-f]{100,}>/;
const ranges =
  (range: string): Variant['make'] =>
  ({ certified }) =>
    overwrite(certified, RANGE, () => `/ByteRange ${range}`);
const contents =
  (value: string): Variant['make'] =>
  ({ certified }) =>
    overwrite(certified, CONTENTS, () => `/Contents ${value}`);

/** Universal Signature Forgery (Mladenov et al., CCS 2019): the data needed for verification is removed. */
export const UNIVERSAL_FORGERY: readonly Variant[] = [
  { name: 'no ByteRange', make: ({ certified }) => overwrite(certified, RANGE, () => ''), expected: 'FORMAT_FAILURE' },
  { name: 'a null ByteRange', make: ranges('null'), expected: 'FORMAT_FAILURE' },
  { name: 'an empty ByteRange', make: ranges('[]'), expected: 'FORMAT_FAILURE' },
  { name: 'a ByteRange of zeros', make: ranges('[0 0 0 0]'), expected: 'FORMAT_FAILURE' },
  { name: 'a negative ByteRange', make: ranges('[0 -1 10 -10]'), expected: 'FORMAT_FAILURE' },
  { name: 'a ByteRange beyond the end', make: ranges('[0 10 20 99999999]'), expected: 'FORMAT_FAILURE' },
  { name: 'a ByteRange of three numbers', make: ranges('[0 10 20]'), expected: 'FORMAT_FAILURE' },
  { name: 'no Contents', make: contents(''), expected: 'REFUSED' },
  { name: 'null Contents', make: contents('null'), expected: 'FORMAT_FAILURE' },
  { name: 'empty Contents', make: contents('<>'), expected: 'FORMAT_FAILURE' },
  { name: 'Contents of zeros', make: contents('<00000000>'), expected: 'FORMAT_FAILURE' },
  {
    name: 'a signature of another type',
    make: ({ certified }) => overwrite(certified, /\/Type \/Sig\n/, () => '/Type /Foo'),
    expected: 'HASH_FAILURE',
  },
];
