export { PdfError, type PdfErrorKind } from './errors.ts';
export { DEFAULT_LIMITS, type PdfLimits } from './limits.ts';
export type {
  ActiveContent,
  Box,
  FieldPicture,
  FieldPlace,
  FieldText,
  Inspection,
  OpenRevision,
  PageSize,
  PlannedField,
  PreparePlan,
  Rgba,
  SignatureRequest,
  TextStyle,
  ValidationData,
} from './model.ts';
export { verifyPdf, type VerifyOptions } from './verify/verify.ts';
export type { Indication, Modifications, SignatureReport, TimestampReport, VerificationReport } from './verify/report.ts';
