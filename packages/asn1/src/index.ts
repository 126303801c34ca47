export { DerError } from './der/der-error.ts';
export { equalBytes, fromHex, toHex } from './der/bytes.ts';
export { DerReader, readDer } from './der/der-reader.ts';
export * as der from './der/der-writer.ts';
export { TAG } from './der/tags.ts';
export { berToDer, splitFirstElement } from './der/ber.ts';
export { fromPem, toPem } from './pem.ts';
export { OID } from './oids.ts';

export { type AlgorithmIdentifier, type HashName, algorithm, hashName, signatureScheme } from './x509/algorithm.ts';
export {
  type Name,
  type NameAttribute,
  type NameLabel,
  buildName,
  nameValue,
  nameValues,
  parseName,
} from './x509/name.ts';
export { type GeneralName } from './x509/general-name.ts';
export { type BasicConstraints, type Extension, type KeyUsage, extension, readExtension } from './x509/extensions.ts';
export * as extensions from './x509/extension-writer.ts';
export {
  type DistributionPoint,
  type DistributionPointName,
  type IssuingDistributionPoint,
  certificateIssuer,
  deltaBase,
  distributionPoints,
  inhibitAnyPolicy,
  issuingDistributionPoint,
  nameConstraints,
  policyConstraints,
  policyMappings,
  subjectAltNames,
} from './x509/path-extensions.ts';
export { type PublicKeyInfo, parsePublicKeyInfo } from './x509/public-key.ts';
export {
  type Certificate,
  type CertificateFields,
  type TbsCertificate,
  assembleSigned,
  certificateOf,
  buildCertificate,
  buildTbsCertificate,
  parseCertificate,
  parseTbsCertificate,
} from './x509/certificate.ts';

export {
  type Attribute,
  type SignerCertificateRef,
  attribute,
  buildSignedAttributes,
  orderedAttributes,
  contentTypeAttribute,
  messageDigestAttribute,
  parseSignedAttributes,
  signatureTimeStamp,
  signingCertificateIds,
  timestampTokens,
} from './cms/attributes.ts';
export {
  type SignedData,
  type SignerInfo,
  assembleSignedData,
  buildSignedData,
  parseSignedData,
} from './cms/signed-data.ts';

export { type TstInfo, buildImprint, buildTstInfo, parseTstInfo } from './tsp/tst-info.ts';
export {
  type TimestampFailure,
  type TimestampRequest,
  buildTimestampRequest,
  grantTimestamp,
  parseTimestampRequest,
  parseTimestampResponse,
  refuseTimestamp,
} from './tsp/messages.ts';

export { type CertId, type OcspRequest, buildCertId, buildOcspRequest, parseOcspRequest } from './ocsp/request.ts';
export {
  type BasicOcspResponse,
  type OcspCertStatus,
  type OcspResponseFields,
  type OcspSingle,
  type OcspSingleFields,
  buildOcspError,
  assembleOcspResponse,
  buildOcspResponse,
  buildOcspResponseData,
  parseBasicOcspResponse,
  parseOcspResponse,
} from './ocsp/response.ts';

export { type RevocationReason, REVOCATION_REASONS } from './crl/reasons.ts';
export { type Crl, type CrlEntry, type TbsCrl, buildCrl, buildTbsCrl, parseCrl, parseTbsCrl } from './crl/crl.ts';
