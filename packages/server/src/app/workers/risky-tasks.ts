/** The tasks of the pool for foreign bytes, by name. */
export { decodeImage } from '../../platform/images/images.ts';
export { ingestImage, ingestPdf } from '../../contracts/files/ingest-task.ts';
export { readTrust } from '../../evidence/verification/trust-task.ts';
export { readSheet } from '../../platform/spreadsheets/sheets.ts';
export { drawInk } from '../../platform/images/ink.ts';
export { drawSeal } from '../../signing/office-seals/draw-seal-task.ts';
export { cleanSealPicture } from '../../signing/office-seals/clean-seal-task.ts';
