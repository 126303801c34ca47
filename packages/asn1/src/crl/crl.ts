import { equalBytes, serialToHex } from '../der/bytes.ts';
import { DerError } from '../der/der-error.ts';
import { type DerReader, readDer } from '../der/der-reader.ts';
import { context, enumerated, integer, sequence, time, unsignedInteger } from '../der/der-writer.ts';
import { TAG } from '../der/tags.ts';
import { OID } from '../oids.ts';
import { type AlgorithmIdentifier, algorithm, readAlgorithm } from '../x509/algorithm.ts';
import { type SignCallback, assembleSigned } from '../x509/certificate.ts';
import { encodeExtensions } from '../x509/extension-writer.ts';
import {
  type AuthorityKeyIdentifier,
  type Extension,
  readAuthorityKeyId,
  readExtension,
  readExtensions,
} from '../x509/extensions.ts';
import { type Name, readName } from '../x509/name.ts';
import { type RevocationReason, REVOCATION_REASONS, reasonOf } from './reasons.ts';

/** One revoked certificate; `reason` is null if the entry has none. */
export type CrlEntry = {
  readonly serialHex: string;
  readonly revokedAt: Date;
  readonly reason: RevocationReason | null;
  readonly extensions: readonly Extension[];
};

/** TBSCertList (RFC 5280 §5.1.2). `number` is the CRL number, null if there is none. */
export type TbsCrl = {
  readonly der: Uint8Array;
  readonly version: number;
  readonly signature: AlgorithmIdentifier;
  readonly issuer: Name;
  readonly thisUpdate: Date;
  readonly nextUpdate: Date | null;
  readonly entries: readonly CrlEntry[];
  readonly extensions: readonly Extension[];
  readonly number: bigint | null;
  readonly authorityKeyId: AuthorityKeyIdentifier | null;
  /** Whether it is a delta list or limited to some certificates, so that an unlisted certificate has no status. */
  readonly partial: boolean;
};

export type Crl = Omit<TbsCrl, 'der' | 'signature'> & {
  readonly der: Uint8Array;
  readonly tbs: Uint8Array;
  readonly signatureAlgorithm: AlgorithmIdentifier;
  readonly signature: Uint8Array;
};

function readEntry(list: DerReader): CrlEntry {
  const inner = list.sequence('a revoked certificate');
  const serialHex = serialToHex(inner.integer('userCertificate'));
  const revokedAt = inner.time('revocationDate');
  const extensions = inner.done ? [] : readExtensions(inner);
  inner.end('a revoked certificate');
  const code = readExtension(extensions, OID.reasonCode, (r) => r.smallInteger('reasonCode', TAG.enumerated));
  return { serialHex, revokedAt, reason: code === null ? null : reasonOf(code), extensions };
}

function readNumber(reader: DerReader): bigint {
  const { offset } = reader;
  const content = reader.integer('cRLNumber');
  if (content.length > 21 || (content[0] ?? 0) >= 0x80) throw new DerError('VALUE', 'an impossible CRL number', offset);
  return content.reduce((value, octet) => value * 256n + BigInt(octet), 0n);
}

function readTbs(reader: DerReader): TbsCrl {
  const element = reader.expect(TAG.sequence, 'tbsCertList');
  const inner = reader.enter(element);
  const version = inner.peek() === TAG.integer ? inner.smallInteger('version') + 1 : 1;
  const signature = readAlgorithm(inner, 'signature');
  const issuer = readName(inner, 'issuer');
  const thisUpdate = inner.time('thisUpdate');
  const hasNext = inner.peek() === TAG.utcTime || inner.peek() === TAG.generalizedTime;
  const nextUpdate = hasNext ? inner.time('nextUpdate') : null;
  const list = inner.optional(TAG.sequence, 'revokedCertificates');
  const entries = list === null ? [] : inner.enter(list).all(readEntry);
  const field = inner.optional(0xa0, 'crlExtensions');
  const extensions = field === null ? [] : readExtensions(inner.enter(field));
  inner.end('tbsCertList');
  const partialOids: readonly string[] = [OID.deltaCrlIndicator, OID.issuingDistributionPoint];
  return {
    der: element.bytes,
    version,
    signature,
    issuer,
    thisUpdate,
    nextUpdate,
    entries,
    extensions,
    number: readExtension(extensions, OID.crlNumber, readNumber),
    authorityKeyId: readExtension(extensions, OID.authorityKeyIdentifier, readAuthorityKeyId),
    partial: extensions.some(({ oid }) => partialOids.includes(oid)),
  };
}

/** Reads a separate TBSCertList, such as one that is not signed yet. Throws a DerError. */
export const parseTbsCrl = (der: Uint8Array): TbsCrl => readDer(der, readTbs);

function readCrl(reader: DerReader): Crl {
  const element = reader.expect(TAG.sequence, 'a CRL');
  const outer = reader.enter(element);
  const { der: tbs, signature: inside, ...fields } = readTbs(outer);
  const signatureAlgorithm = readAlgorithm(outer, 'signatureAlgorithm');
  const { bytes } = outer.bitString('signatureValue');
  outer.end('a CRL');
  // RFC 5280 §5.1.1.2: both identifiers must be the same.
  if (!equalBytes(inside.der, signatureAlgorithm.der)) {
    throw new DerError('VALUE', 'a CRL names two signature algorithms', element.offset);
  }
  return { ...fields, der: element.bytes, tbs, signatureAlgorithm, signature: bytes };
}

/** Reads a certificate revocation list. Throws a DerError. */
export const parseCrl = (der: Uint8Array): Crl => readDer(der, readCrl);

/** The input of `buildTbsCrl`; `serial` is unsigned big-endian octets, `issuer` DER. */
export type CrlFields = {
  readonly signatureAlgorithm: string;
  readonly issuer: Uint8Array;
  readonly thisUpdate: Date;
  readonly nextUpdate: Date;
  readonly entries: readonly {
    readonly serial: Uint8Array;
    readonly revokedAt: Date;
    readonly reason: RevocationReason | null;
  }[];
  readonly extensions: readonly Extension[];
};

function encodeEntry({ serial, revokedAt, reason }: CrlFields['entries'][number]): Uint8Array {
  // RFC 5280 §5.3.1: unspecified is expressed by omitting the reason.
  if (reason === null || reason === 'unspecified') return sequence(unsignedInteger(serial), time(revokedAt));
  const value = enumerated(REVOCATION_REASONS[reason]);
  const extensions = encodeExtensions([{ oid: OID.reasonCode, critical: false, value }]);
  return sequence(unsignedInteger(serial), time(revokedAt), extensions);
}

/** Encodes a version 2 TBSCertList; an empty list of entries is left out (RFC 5280 §5.1.2.6). */
export function buildTbsCrl(fields: CrlFields): Uint8Array {
  return sequence(
    integer(1),
    algorithm(fields.signatureAlgorithm),
    fields.issuer,
    time(fields.thisUpdate),
    time(fields.nextUpdate),
    ...(fields.entries.length === 0 ? [] : [sequence(...fields.entries.map(encodeEntry))]),
    ...(fields.extensions.length === 0 ? [] : [context(0, encodeExtensions(fields.extensions))]),
  );
}

/** Builds and signs a CRL in one step. */
export function buildCrl(fields: CrlFields, sign: SignCallback): Uint8Array {
  const tbs = buildTbsCrl(fields);
  return assembleSigned(tbs, fields.signatureAlgorithm, sign(tbs));
}
