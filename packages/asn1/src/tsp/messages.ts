import { type DerReader, readDer } from '../der/der-reader.ts';
import { boolean, integer, namedBits, oid, sequence, tlv, utf8String } from '../der/der-writer.ts';
import { DerError } from '../der/der-error.ts';
import { TAG } from '../der/tags.ts';
import { decodeText } from '../der/text-codec.ts';
import type { HashName } from '../x509/algorithm.ts';
import { type Extension, readExtensions } from '../x509/extensions.ts';
import { type MessageImprint, buildImprint, readImprint } from './tst-info.ts';

/** TimeStampReq (RFC 3161 §2.4.1). */
export type TimestampRequest = {
  readonly imprint: MessageImprint;
  readonly policy: string | null;
  readonly nonce: Uint8Array | null;
  readonly certReq: boolean;
  readonly extensions: readonly Extension[];
};

function readRequest(reader: DerReader): TimestampRequest {
  const inner = reader.sequence('TimeStampReq');
  const offset = inner.offset;
  if (inner.smallInteger('version') !== 1) throw new DerError('VALUE', 'a request of an unknown version', offset);
  const imprint = readImprint(inner);
  const policy = inner.peek() === TAG.oid ? inner.oid('reqPolicy') : null;
  const nonce = inner.peek() === TAG.integer ? inner.integer('nonce') : null;
  const certReq = inner.peek() === TAG.boolean ? inner.boolean('certReq') : false;
  const field = inner.optional(0xa0, 'extensions');
  const extensions = field === null ? [] : readDer(tlv(TAG.sequence, field.content), readExtensions);
  inner.end('TimeStampReq');
  return { imprint, policy, nonce, certReq, extensions };
}

/** Reads a time-stamp request. Throws a DerError. */
export const parseTimestampRequest = (der: Uint8Array): TimestampRequest => readDer(der, readRequest);

/** The input of `buildTimestampRequest`; `nonce` is minimal two's complement octets. */
export type TimestampRequestFields = {
  readonly hash: HashName;
  readonly digest: Uint8Array;
  readonly policy?: string;
  readonly nonce?: Uint8Array;
  readonly certReq: boolean;
};

export function buildTimestampRequest({ hash, digest, policy, nonce, certReq }: TimestampRequestFields): Uint8Array {
  return sequence(
    integer(1),
    buildImprint(hash, digest),
    ...(policy === undefined ? [] : [oid(policy)]),
    ...(nonce === undefined ? [] : [tlv(TAG.integer, nonce)]),
    ...(certReq ? [boolean(true)] : []),
  );
}

/** PKIFailureInfo of a time-stamp service: bit numbers (RFC 3161 §2.4.2). */
const TIMESTAMP_FAILURES = {
  badAlg: 0,
  badRequest: 2,
  badDataFormat: 5,
  timeNotAvailable: 14,
  unacceptedPolicy: 15,
  unacceptedExtension: 16,
  addInfoNotAvailable: 17,
  systemFailure: 25,
} as const;
export type TimestampFailure = keyof typeof TIMESTAMP_FAILURES;

/** TimeStampResp (RFC 3161 §2.4.2): status 0 or 1 has a token, all others have none. */
export type TimestampResponse = {
  readonly status: number;
  readonly text: readonly string[];
  readonly failures: readonly TimestampFailure[];
  readonly token: Uint8Array | null;
};

function readResponse(reader: DerReader): TimestampResponse {
  const outer = reader.sequence('TimeStampResp');
  const info = outer.sequence('status');
  const status = info.smallInteger('status');
  const textField = info.optional(TAG.sequence, 'statusString');
  const text =
    textField === null
      ? []
      : info.enter(textField).all((list) => {
          const element = list.expect(TAG.utf8String, 'statusString');
          return decodeText(element.tag, element.content, element.offset);
        });
  const bits = info.peek() === TAG.bitString ? info.namedBits('failInfo') : [];
  info.end('status');
  const token = outer.optional(TAG.sequence, 'timeStampToken')?.bytes ?? null;
  outer.end('TimeStampResp');
  const names = Object.keys(TIMESTAMP_FAILURES) as TimestampFailure[];
  return { status, text, failures: names.filter((name) => bits.includes(TIMESTAMP_FAILURES[name])), token };
}

/** Reads a time-stamp response. Throws a DerError. */
export const parseTimestampResponse = (der: Uint8Array): TimestampResponse => readDer(der, readResponse);

/** A response that grants a token. */
export const grantTimestamp = (token: Uint8Array): Uint8Array => sequence(sequence(integer(0)), token);

/** A refusal: status rejection (2), one line of text, one failure bit. */
export function refuseTimestamp(failure: TimestampFailure, text: string): Uint8Array {
  return sequence(sequence(integer(2), sequence(utf8String(text)), namedBits([TIMESTAMP_FAILURES[failure]])));
}
