import type { Certificate, TbsCrl } from '@countersign/asn1';
import type { Lint } from './lint.ts';

/** What a CRL lint sees: the list read back from its encoding, its issuer, and the number of the list before it. */
export type CrlSubject = {
  readonly tbs: TbsCrl;
  readonly issuer: Certificate;
  readonly lastNumber: bigint | null;
};
export type CrlLint = Lint<CrlSubject>;
