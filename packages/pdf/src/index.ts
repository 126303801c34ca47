export { PdfError } from './errors.ts';
export type {
  ActiveContent,
  DraftRevision,
  FieldPicture,
  FieldText,
  OpenRevision,
  Outlines,
  PageSize,
  PictureSlice,
  PlannedField,
  PreparePlan,
  FormerField,
  Remark,
  Rgba,
  SignatureHash,
  SignatureRequest,
  ValidationData,
} from './model.ts';
export type { RootGrant } from './verify/trust.ts';
export { verifyPdf } from './verify/verify.ts';
export { embeddedSignatures } from './verify/embedded.ts';
export { type DetachedTrust, verifyCertificate, verifyDetached, verifyTimestamp } from './verify/detached.ts';
export type { SignatureReport, TimestampReport } from './verify/report.ts';
export { isolated } from './appearance/bidi.ts';
export { missingGlyphs, otherFonts, textFontPath } from './appearance/font.ts';
export { scriptFontPaths } from './appearance/script-fonts.ts';
export {
  beginDocumentTimestamp,
  beginSignature,
  draftDocumentTimestamp,
  draftSignature,
  fillRevision,
  joinRevision,
  prepareRevision,
} from './sign/revisions.ts';
export { digestRevision, embedSignature } from './sign/signature-dictionary.ts';
export { openRevisionFromJson, openRevisionToJson, resumeSignature } from './sign/resume.ts';
export { type LastTimestamp, describeTimestamp, keyName, lastTimestamp } from './sign/last-timestamp.ts';
export { validationRevision } from './sign/validation-data.ts';
export { composePdf, type Drawing } from './compose.ts';
export { PagePictures } from './pictures/page-pictures.ts';
export { breakLines, textWidth } from './appearance/text-layout.ts';
export { imageToPdf } from './upload/image-to-pdf.ts';
export { inspect } from './upload/inspect.ts';
export { normalise } from './upload/normalise.ts';
