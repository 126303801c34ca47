import {
  DerError,
  type HashName,
  OID,
  type TimestampFailure,
  type TimestampRequest,
  assembleSignedData,
  buildImprint,
  buildTstInfo,
  grantTimestamp,
  parseTimestampRequest,
  parseTstInfo,
  refuseTimestamp,
  toHex,
} from '@countersign/asn1';
import { LintError, PkiError } from './errors.ts';
import { policiesUnder } from './identity.ts';
import { randomSerial } from './issue.ts';
import { issuerChain } from './issuer-of.ts';
import { runLints } from './lints/lint.ts';
import { DIGEST_OCTETS, timestampContent } from './lints/timestamp-content.ts';
import type { Authority, ClockPort, LastStampPort } from './model.ts';
import { POLICY } from './oids.ts';
import { sha256 } from './sha256.ts';
import { signAttributes } from './signed-attributes.ts';
import { wholeSeconds } from './times.ts';

const REQUEST_BYTES = 16 * 1024;
/** genTime is cut to whole seconds, so the true time is up to one second later. */
/** The policy of this authority's time-stamps: the operator's own, where there is one. */
const policyOf = ({ identity: { policyArc } }: Authority): string =>
  policiesUnder(policyArc, POLICY.timestamp).at(-1) ?? POLICY.timestamp;

const ACCURACY = { seconds: 1, millis: 0, micros: 0 } as const;

/** A time-stamp token (a CMS ContentInfo), its time in whole seconds, and its hex serial. */
type Timestamp = { readonly token: Uint8Array; readonly time: Date; readonly serialHex: string };

export type TimestampAuthority = {
  /**
   * Time-stamps a digest in process: for a signature, or a document time-stamp. The token contains the certificates of
   * the TSA, the issuing CA, and the CAs between it and the root.
   * @throws PkiError CLOCK_BEHIND, or a LintError for a digest of the wrong length
   */
  timestampDigest(digest: Uint8Array, hash?: HashName): Promise<Timestamp>;
  /** Answers a TimeStampReq with a TimeStampResp in DER, always (RFC 3161 §2.4). */
  respond(request: Uint8Array): Promise<Uint8Array>;
};

type Wanted = { readonly imprint: Uint8Array; readonly nonce: Uint8Array | null; readonly withCertificates: boolean };

async function stamp(authority: Authority, genTime: Date, wanted: Wanted): Promise<Timestamp> {
  const { tsa } = authority;
  const certificate = tsa.parsed;
  const serial = randomSerial();
  const content = buildTstInfo({
    policy: policyOf(authority),
    imprint: wanted.imprint,
    serial,
    genTime,
    accuracy: ACCURACY,
    nonce: wanted.nonce,
  });
  const findings = runLints([timestampContent], {
    info: parseTstInfo(content),
    tsa: certificate,
    policy: policyOf(authority),
  });
  const signed = await signAttributes(tsa.key, {
    kind: 'timestamp',
    contentType: OID.tstInfo,
    messageDigest: sha256(content),
    certificate,
    reference: toHex(serial),
    findings,
  });
  const token = assembleSignedData({
    ...signed,
    contentType: OID.tstInfo,
    content,
    certificates: wanted.withCertificates ? [tsa.certificate, ...issuerChain(authority, authority)] : [],
    digestAlgorithm: 'sha256',
    signatureAlgorithm: tsa.key.signatureAlgorithm,
    unsignedAttributes: [],
  });
  return { token, time: genTime, serialHex: toHex(serial) };
}

type Refusal = { readonly failure: TimestampFailure; readonly text: string };

function judge(request: TimestampRequest, ours: string): Refusal | null {
  const { imprint, policy, extensions } = request;
  const octets = imprint.hash === null ? undefined : DIGEST_OCTETS[imprint.hash];
  if (octets === undefined) return { failure: 'badAlg', text: 'the hash is not SHA-256, SHA-384 or SHA-512' };
  if (imprint.hashedMessage.length !== octets) {
    return { failure: 'badDataFormat', text: 'the imprint is not as long as its hash' };
  }
  if (policy !== null && policy !== ours) {
    return { failure: 'unacceptedPolicy', text: `stamps are made by policy ${ours}` };
  }
  return extensions.length > 0 ? { failure: 'unacceptedExtension', text: 'extensions are not supported' } : null;
}

/**
 * The time-stamping service of an authority. Requests get their time one after another; the clock store is asked at most
 * once a second, because genTime is in whole seconds; a clock behind the last time-stamp is refused.
 */
export function createTimestampAuthority(ports: {
  readonly authority: Authority;
  readonly clock: ClockPort;
  readonly lastStamp: LastStampPort;
}): TimestampAuthority {
  const { authority, clock, lastStamp } = ports;
  let last = Number.NEGATIVE_INFINITY;
  let turn: Promise<unknown> = Promise.resolve();

  async function nextTime(): Promise<Date> {
    const now = wholeSeconds(clock.now());
    const seconds = now.getTime();
    if (seconds < last || (seconds > last && !(await lastStamp.advance(now)))) {
      throw new PkiError('CLOCK_BEHIND', 'the clock is behind the last time-stamp');
    }
    last = seconds;
    return now;
  }

  // Reading the clock and recording the time must not interleave, or a later stamp would refuse an earlier one.
  function inTurn(): Promise<Date> {
    const mine = turn.then(nextTime);
    turn = mine.catch(() => {});
    return mine;
  }

  async function timestampDigest(digest: Uint8Array, hash: HashName = 'sha256'): Promise<Timestamp> {
    const imprint = buildImprint(hash, digest);
    return stamp(authority, await inTurn(), { imprint, nonce: null, withCertificates: true });
  }

  async function grant(request: TimestampRequest): Promise<Uint8Array> {
    const { imprint, nonce, certReq } = request;
    try {
      const wanted = { imprint: imprint.der, nonce, withCertificates: certReq };
      return grantTimestamp((await stamp(authority, await inTurn(), wanted)).token);
    } catch (error) {
      if (error instanceof PkiError && error.kind === 'CLOCK_BEHIND') {
        return refuseTimestamp('timeNotAvailable', 'the time source is not trustworthy now');
      }
      if (error instanceof LintError) return refuseTimestamp('systemFailure', 'no valid time-stamp can be made');
      throw error;
    }
  }

  async function respond(bytes: Uint8Array): Promise<Uint8Array> {
    const malformed = refuseTimestamp('badDataFormat', 'not a time-stamp request');
    if (bytes.length > REQUEST_BYTES) return malformed;
    let request: TimestampRequest;
    try {
      request = parseTimestampRequest(bytes);
    } catch (error) {
      if (error instanceof DerError) return malformed;
      throw error;
    }
    const refusal = judge(request, policyOf(authority));
    return refusal === null ? grant(request) : refuseTimestamp(refusal.failure, refusal.text);
  }

  return { timestampDigest, respond };
}

/** A last time-stamp stored only in memory: for a service that stamps nothing after its process exits. */
export function lastStampInMemory(): LastStampPort {
  let last = Number.NEGATIVE_INFINITY;
  return {
    advance: (at) => {
      const later = at.getTime() >= last;
      if (later) last = at.getTime();
      return Promise.resolve(later);
    },
  };
}
