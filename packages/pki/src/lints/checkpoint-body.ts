import type { Lint } from './lint.ts';

export type CheckpointSubject = { readonly text: string; readonly origin: string };

/** A root hash of SHA-256 in base64, with its padding. */
const HASH = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;
const SIZE = /^(0|[1-9]\d{0,15})$/;
// What an extension line may be: anything that can be read, and never what a signature line looks like.
const LINE = /^(?!\u2014)[^\p{Cc}\p{Zl}\p{Zp}]+$/u;

/** The text of a checkpoint of this very log and nothing else: origin, size, root hash, extension lines. */
export const checkpointBody: Lint<CheckpointSubject> = {
  name: 'checkpoint-body',
  clause: 'C2SP tlog-checkpoint, "Note text"',
  check: ({ text, origin }) => {
    if (!text.endsWith('\n')) return 'the text does not end in a newline';
    const [first, size = '', hash = '', ...rest] = text.slice(0, -1).split('\n');
    if (first !== origin) return 'the checkpoint is of another log';
    if (!SIZE.test(size)) return 'the size is not a decimal number';
    if (!HASH.test(hash)) return 'the root hash is not a SHA-256 in base64';
    return rest.every((line) => LINE.test(line)) ? null : 'an extension line is empty or cannot be read';
  },
};
