/** The tasks of the pool for foreign bytes, under the names they are called by. */
export { decodeImage } from './tasks/images.ts';
export { ingestImage, ingestPdf } from './tasks/ingest.ts';
export { readTrust } from './tasks/trust.ts';
export { readSheet } from './tasks/sheets.ts';
export { drawInk } from './tasks/ink.ts';
export { drawSeal } from './tasks/draw-seal.ts';
export { cleanSealPicture } from './tasks/clean-seal.ts';
