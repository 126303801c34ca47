/** The tasks of the pool for this server's own bytes, by name. */
export { beginRenewal, findLastTimestamp, findTimestamps, renderEvidence } from '../../evidence/index.ts';
export { encodePng } from '../../platform/index.ts';
export {
  addValidationData,
  beginSigning,
  beginTimestamp,
  draftCompletions,
  draftSignings,
  fillDocument,
  findMissingGlyphs,
} from '../../signing/index.ts';
export { prepareDocument, renderBill, renderVoidAgreement } from '../../contracts/index.ts';
export { renderManual } from '../manual/index.ts';
