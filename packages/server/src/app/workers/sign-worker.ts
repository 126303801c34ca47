/** The tasks of the pool for this server's own bytes, by name. */
export { beginRenewal, findLastTimestamp } from '../../evidence/archive/archive-task.ts';
export { encodePng } from '../../platform/images/encode-png.ts';
export {
  addValidationData,
  beginSigning,
  beginTimestamp,
  draftSigning,
  draftTimestamp,
  fillDocument,
  findMissingGlyphs,
} from '../../signing/ceremony/core/signing-task.ts';
export { findTimestamps, renderEvidence } from '../../evidence/record/evidence-task.ts';
export { renderBill } from '../../contracts/billing/bill-task.ts';
export { renderManual } from '../manual/manual-task.ts';
export { renderVoidAgreement } from '../../contracts/envelopes/flow/void-agreement-task.ts';
export { prepareDocument } from '../../contracts/envelopes/documents/prepare-task.ts';
