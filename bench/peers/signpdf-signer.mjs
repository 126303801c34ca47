import { createHash } from 'node:crypto';
import { Signer } from '@signpdf/utils';

/** The same CMS as our own engine's, so that only a library's work on the PDF is measured. */
export class CmsSigner extends Signer {
  constructor(cms) {
    super();
    this.cms = cms;
  }

  async sign(covered) {
    return Buffer.from(this.cms(createHash('sha256').update(covered).digest()));
  }
}
