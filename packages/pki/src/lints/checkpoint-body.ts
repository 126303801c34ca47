import type { Lint } from './lint.ts';

export type CheckpointSubject = { readonly text: string; readonly origin: string };

/** A SHA-256 root hash in padded base64. */
const HASH = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;
const SIZE = /^(0|[1-9]\d{0,15})$/;
// An extension line may be anything readable that does not look like a signature line.
const LINE = /^(?!\u2014)[^\p{Cc}\p{Zl}\p{Zp}]+$/u;

/** The text of a checkpoint of this log: origin, size, root hash, extension lines. */
export const checkpointBody: Lint<CheckpointSubject> = {
  name: 'checkpoint-body',
  clause: 'C2SP tlog-checkpoint, "Note text"',
  check: ({ text, origin }) => {
    if (!text.endsWith('\n')) return 'the text does not end in a newline';
    const [first, size = '', hash = '', ...rest] = text.slice(0, -1).split('\n');
    if (first !== origin) return 'the checkpoint belongs to another log';
    if (!SIZE.test(size)) return 'the size is not a decimal number';
    if (!HASH.test(hash)) return 'the root hash is not a SHA-256 in base64';
    return rest.every((line) => LINE.test(line)) ? null : 'an extension line is empty or not readable';
  },
};
