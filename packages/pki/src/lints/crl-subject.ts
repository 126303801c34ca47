import type { Certificate, TbsCrl } from '@countersign/asn1';
import type { Lint } from './lint.ts';

/** The input of a CRL lint: the parsed CRL, its issuer, and the number of the CRL before it. */
type CrlSubject = {
  readonly tbs: TbsCrl;
  readonly issuer: Certificate;
  readonly lastNumber: bigint | null;
};
export type CrlLint = Lint<CrlSubject>;
