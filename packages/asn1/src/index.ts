export { DerError, type DerErrorKind } from './der/der-error.ts';
export { compareBytes, concatBytes, equalBytes, fromHex, serialToHex, toHex } from './der/bytes.ts';
export { DEFAULT_LIMITS, type BitString, type DerLimits, DerReader, readDer, Tlv } from './der/der-reader.ts';
export * as der from './der/der-writer.ts';
export { TAG, contextPrimitiveTag, contextTag } from './der/tags.ts';
export { berToDer, splitFirstElement } from './der/ber.ts';
export { fromPem, toPem } from './pem.ts';
export { OID } from './oids.ts';

export {
  type AlgorithmIdentifier,
  type HashName,
  type SignatureScheme,
  algorithm,
  hashName,
  hashOid,
  signatureScheme,
} from './x509/algorithm.ts';
export {
  type Name,
  type NameAttribute,
  type NameLabel,
  buildName,
  nameValue,
  nameValues,
  parseName,
} from './x509/name.ts';
export { type GeneralName, urisOf } from './x509/general-name.ts';
export {
  type AuthorityInfoAccess,
  type AuthorityKeyIdentifier,
  type BasicConstraints,
  type Extension,
  KEY_USAGES,
  type KeyUsage,
  extension,
  readExtension,
} from './x509/extensions.ts';
export * as extensions from './x509/extension-writer.ts';
export {
  type DistributionPoint,
  type DistributionPointName,
  type IssuingDistributionPoint,
  type NameConstraints,
  type PolicyMapping,
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
export { type KeyKind, type PublicKeyInfo, parsePublicKeyInfo } from './x509/public-key.ts';
export {
  type Certificate,
  type CertificateFields,
  type SignCallback,
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
  type EssCertId,
  type SignedAttributesFields,
  type SignerCertificateRef,
  attribute,
  buildSignedAttributes,
  orderedAttributes,
  contentTypeAttribute,
  messageDigestAttribute,
  parseSignedAttributes,
  signatureTimeStamp,
  signingCertificateIds,
  singleValue,
  timestampTokens,
} from './cms/attributes.ts';
export {
  type SignedData,
  type SignedDataFields,
  type SignedDataRequest,
  type SignerIdentifier,
  type SignerInfo,
  assembleSignedData,
  buildSignedData,
  parseSignedData,
} from './cms/signed-data.ts';

export {
  type Accuracy,
  type MessageImprint,
  type TstInfo,
  type TstInfoFields,
  buildImprint,
  buildTstInfo,
  parseTstInfo,
} from './tsp/tst-info.ts';
export {
  TIMESTAMP_FAILURES,
  type TimestampFailure,
  type TimestampRequest,
  type TimestampRequestFields,
  type TimestampResponse,
  buildTimestampRequest,
  grantTimestamp,
  parseTimestampRequest,
  parseTimestampResponse,
  refuseTimestamp,
} from './tsp/messages.ts';

export {
  type CertId,
  type CertIdFields,
  type OcspRequest,
  buildCertId,
  buildOcspRequest,
  parseOcspRequest,
} from './ocsp/request.ts';
export {
  type BasicOcspResponse,
  type OcspCertStatus,
  type OcspResponse,
  type OcspResponseFields,
  type OcspResponseStatus,
  type OcspSingle,
  type OcspSingleFields,
  type ResponderId,
  buildOcspError,
  assembleOcspResponse,
  buildOcspResponse,
  buildOcspResponseData,
  parseBasicOcspResponse,
  parseOcspResponse,
} from './ocsp/response.ts';

export { type RevocationReason, REVOCATION_REASONS, reasonOf } from './crl/reasons.ts';
export {
  type Crl,
  type CrlEntry,
  type CrlFields,
  type TbsCrl,
  buildCrl,
  buildTbsCrl,
  parseCrl,
  parseTbsCrl,
} from './crl/crl.ts';
