export { PdfError, type PdfErrorKind } from './errors.ts';
export { DEFAULT_LIMITS, type PdfLimits } from './limits.ts';
export type {
  ActiveContent,
  Box,
  DraftRevision,
  FieldPicture,
  FieldPlace,
  FieldText,
  Inspection,
  OpenRevision,
  Outlines,
  PageMark,
  PageSize,
  PictureSlice,
  PlannedField,
  PreparePlan,
  FormerField,
  Remark,
  Rgba,
  SignatureHash,
  SignatureRequest,
  TextStyle,
  ValidationData,
} from './model.ts';
export type { RootGrant } from './verify/trust.ts';
export { verifyPdf, type VerifyOptions } from './verify/verify.ts';
export { type EmbeddedSignature, embeddedSignatures } from './verify/embedded.ts';
export {
  type DetachedJudgement,
  type DetachedTrust,
  verifyCertificate,
  verifyDetached,
  verifyTimestamp,
} from './verify/detached.ts';
export { CHANGE_RULES, type ChangeRule, type ChangeRuleId } from './verify/change-rules.ts';
export type {
  CertificateReport,
  Indication,
  Modifications,
  ProofOfExistence,
  RevisionChange,
  RevisionKind,
  RevisionReport,
  RevocationReport,
  SignatureReport,
  SignatureTimestampReport,
  SubIndication,
  TimestampReport,
  VerificationReport,
} from './verify/report.ts';
export { isolated } from './appearance/bidi.ts';
export { missingGlyphs, otherFonts, textFontPath } from './appearance/font.ts';
export { scriptFontPaths } from './appearance/script-fonts.ts';
export { displayedToUserSpace, userSpaceToDisplayed, type Matrix, type PageView, type Rectangle } from './geometry.ts';
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
export {
  type Colour,
  type ComposedPage,
  type Composition,
  composePdf,
  type Drawing,
  type JpegImage,
} from './compose.ts';
export { PagePictures, type PictureBudget, type PicturedField, type PicturedPage } from './pictures/page-pictures.ts';
export { breakLines, textWidth } from './appearance/text-layout.ts';
export { imageToPdf } from './upload/image-to-pdf.ts';
export { inspect } from './upload/inspect.ts';
export { normalise, type Normalised } from './upload/normalise.ts';
