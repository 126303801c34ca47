import { type DerReader, readDer } from '../der/der-reader.ts';
import {
  boolean,
  contextPrimitive,
  generalizedTime,
  integer,
  octetString,
  oid,
  sequence,
  tlv,
  unsignedInteger,
} from '../der/der-writer.ts';
import { serialToHex } from '../der/bytes.ts';
import { DerError } from '../der/der-error.ts';
import { TAG } from '../der/tags.ts';
import {
  type AlgorithmIdentifier,
  type HashName,
  algorithm,
  hashName,
  hashOid,
  readAlgorithm,
} from '../x509/algorithm.ts';
import { type GeneralName, readGeneralName } from '../x509/general-name.ts';
import { type Extension, readExtensions } from '../x509/extensions.ts';

/** MessageImprint (RFC 3161 §2.4.1); `der` is kept so that an answer repeats it octet for octet. */
export type MessageImprint = {
  readonly der: Uint8Array;
  readonly algorithm: AlgorithmIdentifier;
  readonly hash: HashName | null;
  readonly hashedMessage: Uint8Array;
};

type Accuracy = { readonly seconds: number; readonly millis: number; readonly micros: number };

/** TSTInfo (RFC 3161 §2.4.2). `nonce` is the content of the INTEGER, null if it is absent. */
export type TstInfo = {
  readonly version: number;
  readonly policy: string;
  readonly imprint: MessageImprint;
  readonly serialHex: string;
  readonly genTime: Date;
  readonly accuracy: Accuracy | null;
  readonly ordering: boolean;
  readonly nonce: Uint8Array | null;
  readonly tsa: GeneralName | null;
  readonly extensions: readonly Extension[];
};

export function readImprint(reader: DerReader): MessageImprint {
  const element = reader.expect(TAG.sequence, 'messageImprint');
  const inner = reader.enter(element);
  const identifier = readAlgorithm(inner, 'hashAlgorithm');
  const hashedMessage = inner.octetString('hashedMessage');
  inner.end('messageImprint');
  return { der: element.bytes, algorithm: identifier, hash: hashName(identifier.oid), hashedMessage };
}

/** Encodes a MessageImprint. */
export const buildImprint = (hash: HashName, digest: Uint8Array): Uint8Array =>
  sequence(algorithm(hashOid(hash)), octetString(digest));

function readAccuracy(reader: DerReader): Accuracy {
  const inner = reader.sequence('accuracy');
  const seconds = inner.peek() === TAG.integer ? inner.smallInteger('seconds') : 0;
  const millis = inner.peek() === 0x80 ? inner.smallInteger('millis', 0x80) : 0;
  const micros = inner.peek() === 0x81 ? inner.smallInteger('micros', 0x81) : 0;
  inner.end('accuracy');
  return { seconds, millis, micros };
}

function readTstInfo(reader: DerReader): TstInfo {
  const inner = reader.sequence('TSTInfo');
  const offset = inner.offset;
  const version = inner.smallInteger('version');
  if (version !== 1) throw new DerError('VALUE', 'a time-stamp of an unknown version', offset);
  const policy = inner.oid('policy');
  const imprint = readImprint(inner);
  const serialHex = serialToHex(inner.integer('serialNumber'));
  const genTime = inner.generalizedTime('genTime');
  const accuracy = inner.peek() === TAG.sequence ? readAccuracy(inner) : null;
  const ordering = inner.peek() === TAG.boolean ? inner.boolean('ordering') : false;
  const nonce = inner.peek() === TAG.integer ? inner.integer('nonce') : null;
  const tsaField = inner.optional(0xa0, 'tsa');
  const tsa = tsaField === null ? null : readGeneralName(inner.enter(tsaField));
  const field = inner.optional(0xa1, 'extensions');
  // `[1] IMPLICIT Extensions`: the context tag replaces SEQUENCE.
  const extensions = field === null ? [] : readDer(tlv(TAG.sequence, field.content), readExtensions);
  inner.end('TSTInfo');
  return { version, policy, imprint, serialHex, genTime, accuracy, ordering, nonce, tsa, extensions };
}

/** Reads the content of a time-stamp token. Throws a DerError. */
export const parseTstInfo = (der: Uint8Array): TstInfo => readDer(der, readTstInfo);

/** The input of `buildTstInfo`; `imprint` is DER, `nonce` the content octets of the request's INTEGER. */
export type TstInfoFields = {
  readonly policy: string;
  readonly imprint: Uint8Array;
  readonly serial: Uint8Array;
  readonly genTime: Date;
  readonly accuracy: Accuracy | null;
  readonly ordering?: boolean;
  readonly nonce: Uint8Array | null;
};

function encodeAccuracy({ seconds, millis, micros }: Accuracy): Uint8Array {
  return sequence(
    ...(seconds > 0 ? [integer(seconds)] : []),
    ...(millis > 0 ? [contextPrimitive(0, integer(millis).subarray(2))] : []),
    ...(micros > 0 ? [contextPrimitive(1, integer(micros).subarray(2))] : []),
  );
}

/** Encodes a TSTInfo; genTime is truncated to whole seconds. */
export function buildTstInfo(fields: TstInfoFields): Uint8Array {
  return sequence(
    integer(1),
    oid(fields.policy),
    fields.imprint,
    unsignedInteger(fields.serial),
    generalizedTime(fields.genTime),
    ...(fields.accuracy === null ? [] : [encodeAccuracy(fields.accuracy)]),
    ...(fields.ordering === true ? [boolean(true)] : []),
    ...(fields.nonce === null ? [] : [tlv(TAG.integer, fields.nonce)]),
  );
}
