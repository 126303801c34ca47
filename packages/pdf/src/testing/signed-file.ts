import {
  type PlannedField,
  type SignatureRequest,
  beginSignature,
  embedSignature,
  joinRevision,
  prepareRevision,
} from '../index.ts';
import { type Judges, coveredOctets } from './judges.ts';

/** A file with these fields, all of them empty. */
export const prepare = (upload: Uint8Array, fields: readonly PlannedField[]): Uint8Array =>
  joinRevision(upload, prepareRevision(upload, { fields }));

/** Adds one signature to a file, with a fresh certificate in the name of its signer. */
export function sign(
  judges: Judges,
  base: Uint8Array,
  request: Partial<SignatureRequest> & { fieldId: string },
): Uint8Array {
  const whole = { name: 'Signer', signingTime: new Date('2026-05-04T03:02:01Z'), ...request };
  const open = beginSignature(base, whole);
  const cms = judges.sign(whole.name, coveredOctets(joinRevision(base, open.append), open.byteRange));
  return joinRevision(base, embedSignature(open, cms));
}
