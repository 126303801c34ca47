/** The tasks of the pool for this server's own bytes, under the names they are called by. */
export { beginRenewal, findLastTimestamp } from './tasks/archive.ts';
export { encodePng } from './tasks/encode-png.ts';
export {
  addValidationData,
  beginSigning,
  beginTimestamp,
  draftSigning,
  draftTimestamp,
  fillDocument,
  findMissingGlyphs,
} from './tasks/signing.ts';
export { findTimestamps, renderEvidence } from './tasks/evidence.ts';
export { renderBill } from './tasks/bill.ts';
export { renderManual } from './tasks/manual.ts';
export { renderVoidAgreement } from './tasks/void-agreement.ts';
export { prepareDocument } from './tasks/prepare.ts';
