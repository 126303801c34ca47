/** What the signer process does for the others (conventions, rule 7): typed, audited requests in, signatures out. */
export interface Signer {
  /** The authority's own certificates, DER. */
  certificates(): Promise<AuthorityCertificates>;
  /** Fresh key, certificate, PAdES CMS with signature time-stamp, leaf's OCSP answer; the key is dropped inside. */
  sign(request: SignRequest): Promise<SignAnswer>;
  /** A time-stamp token over a SHA-256 digest, for a document time-stamp. */
  timestampDigest(digest: Uint8Array): Promise<{ readonly token: Uint8Array; readonly time: Date }>;
  /** RFC 3161 request in, response out. */
  timestamp(request: Uint8Array): Promise<Uint8Array>;
  /** RFC 6960 request in, response out. */
  ocsp(request: Uint8Array): Promise<Uint8Array>;
  /** OCSP answer for a certificate of the authority, for validation data. */
  ocspFor(certificate: Uint8Array): Promise<Uint8Array>;
  crl(issuer: 'ROOT' | 'ISSUING'): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface AuthorityCertificates {
  readonly root: Uint8Array;
  readonly issuing: Uint8Array;
  readonly tsa: Uint8Array;
  readonly ocsp: Uint8Array;
}

export interface SignRequest {
  /** SHA-256 over the byte range of the prepared revision. */
  readonly digest: Uint8Array;
  readonly subject: { readonly commonName: string; readonly identityVerified: boolean };
  readonly envelopeId: string;
  readonly fileId: string;
  readonly participantId: string;
  /** The reservation attempt; one certificate per attempt and document. */
  readonly attempt: string;
}

export interface SignAnswer {
  readonly cms: Uint8Array;
  readonly certificate: Uint8Array;
  /** Lower-case hex. */
  readonly serial: string;
  readonly ocsp: Uint8Array;
  readonly timestampTime: Date;
}
