import { crlEntries } from './crl-entries.ts';
import { crlIssuer } from './crl-issuer.ts';
import { crlNumber } from './crl-number.ts';
import type { CrlLint } from './crl-subject.ts';
import { crlTimes } from './crl-times.ts';

/** Every lint for CRLs. */
export const CRL_LINTS: readonly CrlLint[] = [crlIssuer, crlTimes, crlNumber, crlEntries];
