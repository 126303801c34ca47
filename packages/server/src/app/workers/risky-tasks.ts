/** The tasks of the pool for foreign bytes, by name. */
export { decodeImage, drawInk, readSheet } from '../../platform/index.ts';
export { ingestImage, ingestPdf, ingestPicture } from '../../contracts/index.ts';
export { readTrust } from '../../evidence/index.ts';
export { cleanSealPicture, drawSeal } from '../../signing/index.ts';
