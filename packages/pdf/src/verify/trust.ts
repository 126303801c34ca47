import { createHash } from 'node:crypto';
import { type BasicOcspResponse, type Certificate, type Crl, DerError, parseCertificate } from '@countersign/asn1';
import { PdfError } from '../errors.ts';
import type { PdfDocument } from '../syntax/document.ts';
import { PdfRef, PdfStream, type PdfValue } from '../syntax/objects.ts';
import type { CertificateReport } from './report.ts';
import { CertificateStore } from './path/certificate-store.ts';
import { Effort, fingerprint } from './path/effort.ts';
import { type Proved, type RevocationData, RevocationIndex } from './path/revocation-data.ts';
import { readCrls, readOcspResponses } from './revocation.ts';

/** A part of the file and the index of the revision that added it. */
interface Piece {
  readonly der: Uint8Array;
  readonly revision: number;
}

/** A parsed part of the file and its revision. */
interface Dated<T> {
  readonly data: T;
  readonly revision: number;
}

/** Revocation data from outside the file, DER. */
export interface KnownRevocation {
  readonly ocsps: readonly Uint8Array[];
  readonly crls: readonly Uint8Array[];
  readonly needsStatus: boolean;
  readonly ownArc: string | null;
  readonly grants: readonly RootGrant[];
}

/**
 * The periods in which a root was trusted, according to a trusted list (ETSI TS 119 612 §5.5.4, §5.6); an unlisted root is
 * always trusted.
 */
export interface RootGrant {
  /** SHA-256 of the certificate in lower-case hex. */
  readonly fingerprint: string;
  readonly periods: readonly { readonly from: Date | null; readonly until: Date | null }[];
}

/** The trusted periods of roots that are not always trusted. */
export type GrantedPeriods = ReadonlyMap<Certificate, RootGrant['periods']>;

export function grantedPeriods(roots: readonly Certificate[], grants: readonly RootGrant[]): GrantedPeriods {
  const granted = new Map(grants.map(({ fingerprint, periods }) => [fingerprint, periods]));
  return new Map(
    roots.flatMap((root) => {
      const periods = granted.get(createHash('sha256').update(root.der).digest('hex'));
      return periods === undefined ? [] : [[root, periods] as const];
    }),
  );
}

export const rootsAt = (roots: readonly Certificate[], grants: GrantedPeriods, at: Date): readonly Certificate[] =>
  roots.filter((root) =>
    (grants.get(root) ?? [{ from: null, until: null }]).some(
      ({ from, until }) => (from === null || from <= at) && (until === null || at < until),
    ),
  );

/** The largest number of certificates, answers or lists read from one store of validation data. */
const PIECES_MAX = 4_000;

/** A trusted time-stamp: at `time` everything up to and including `revision` existed. */
export interface ProvedInstant {
  readonly time: Date;
  readonly revision: number;
}

/**
 * The basis of trust decisions: roots, certificates from any source, revocation data, and the document time-stamps trusted so
 * far. The latest is verified first, each earlier one at the instant that a later one proves (ETSI EN 319 102-1 §5.6.2).
 */
export class Trust {
  readonly roots: readonly Certificate[];
  /** Certificates found in the file; none of them is trusted because of that. */
  readonly store: CertificateStore;
  /** The cost of the certificates of the file so far. */
  readonly effort = new Effort();
  /** Whether the file contains more validation data than the limit. */
  readonly isOverfull: boolean;
  readonly now: Date;
  /** Whether a signer without a known status is not trusted. */
  readonly needsStatus: boolean;
  readonly #ownArc: string | null;
  /** Revocation data of the file's store and from outside. */
  readonly #held: RevocationIndex<Dated<BasicOcspResponse>, Dated<Crl>>;
  readonly #stamps: ProvedInstant[] = [];
  readonly #grants: GrantedPeriods;

  constructor(document: PdfDocument, roots: readonly Certificate[], now: Date, known: KnownRevocation) {
    this.roots = roots;
    this.now = now;
    this.needsStatus = known.needsStatus;
    this.#ownArc = known.ownArc;
    this.#grants = grantedPeriods(roots, known.grants);
    const store = document.getDict(document.catalog.get('DSS'));
    const listed = (key: string) => document.getArray(store?.get(key)) ?? [];
    const pieces = (key: string): Piece[] => piecesOf(document, listed(key).slice(0, PIECES_MAX));
    this.isOverfull = ['Certs', 'OCSPs', 'CRLs'].some((key) => listed(key).length > PIECES_MAX);
    this.store = new CertificateStore(pieces('Certs').flatMap(({ der }) => readableCertificate(der)));
    const outside = (ders: readonly Uint8Array[]): Piece[] =>
      ders.map((der) => ({ der, revision: Number.MAX_SAFE_INTEGER }));
    this.#held = new RevocationIndex(
      [...pieces('OCSPs'), ...outside(known.ocsps)].flatMap(({ der, revision }) =>
        readOcspResponses([der]).map((data) => ({ data, revision })),
      ),
      [...pieces('CRLs'), ...outside(known.crls)].flatMap(({ der, revision }) =>
        readCrls([der]).map((data) => ({ data, revision })),
      ),
    );
  }

  /** The roots trusted at an instant; used for objects that existed by then. */
  rootsAt(at: Date): readonly Certificate[] {
    return rootsAt(this.roots, this.#grants, at);
  }

  /** Whether a policy belongs to the authority whose CMS must be in their issued form. */
  isOwn(policy: string): boolean {
    return this.#ownArc !== null && policy.startsWith(`${this.#ownArc}.`);
  }

  /** Records that a document time-stamp that ends `revision` is trusted. */
  prove(time: Date, revision: number): void {
    this.#stamps.push({ time, revision });
  }

  /** The earliest instant at which a revision provably existed, from time-stamps of later ones; null without any. */
  provedSince(revision: number): Date | null {
    const times = this.#stamps.filter((stamp) => stamp.revision > revision).map(({ time }) => time.getTime());
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  /** All revocation data, including the data carried by a CMS that ends `revision`. */
  revocation(
    own: { ocspResponses: readonly Uint8Array[]; crls: readonly Uint8Array[] },
    revision: number,
  ): RevocationData {
    const since = (at: number): Date => this.provedSince(at) ?? this.now;
    const here = since(revision);
    const carried = new RevocationIndex(
      readOcspResponses(own.ocspResponses).map((data) => ({ data, since: here })),
      readCrls(own.crls).map((data) => ({ data, since: here })),
    );
    const proved = <T>({ data, revision: at }: Dated<T>): Proved<T> => ({ data, since: since(at) });
    return {
      answersOn: (serialHex) => [...carried.answersOn(serialHex), ...this.#held.answersOn(serialHex).map(proved)],
      listsOf: (issuerKey) => [...carried.listsOf(issuerKey), ...this.#held.listsOf(issuerKey).map(proved)],
    };
  }
}

/** Streams of the store without duplicates; of equal ones the oldest. */
function piecesOf(document: PdfDocument, listed: readonly PdfValue[]): Piece[] {
  const objects = new Map(listed.map((item) => [item instanceof PdfRef ? item.num : item, item]));
  const pieces = new Map<string, Piece>();
  for (const piece of [...objects.values()].flatMap((item) => decodedStream(document, item))) {
    const id = fingerprint(piece.der);
    const held = pieces.get(id);
    if (held === undefined || piece.revision < held.revision) pieces.set(id, piece);
  }
  return [...pieces.values()];
}

/** A stream of the store, with its revision. */
function decodedStream(document: PdfDocument, value: PdfValue): Piece[] {
  try {
    const stream = document.get(value);
    if (!(stream instanceof PdfStream)) return [];
    const entry = value instanceof PdfRef ? document.lookup(value.num) : null;
    const offset = entry?.type === 'offset' ? entry.offset : document.bytes.length;
    const revision = document.revisions.findIndex(({ end }) => offset < end);
    return [{ der: document.decode(stream), revision: revision < 0 ? document.revisions.length : revision }];
  } catch (error) {
    if (error instanceof PdfError) return [];
    throw error;
  }
}

function readableCertificate(der: Uint8Array): Certificate[] {
  try {
    return [parseCertificate(der)];
  } catch (error) {
    if (error instanceof DerError) return [];
    throw error;
  }
}

/** A certificate in the form of the report. */
export const describeCertificate = (certificate: Certificate): CertificateReport => ({
  subject: certificate.subject.text,
  issuer: certificate.issuer.text,
  serialNumber: certificate.serialHex,
  notBefore: certificate.notBefore,
  notAfter: certificate.notAfter,
  sha256: createHash('sha256').update(certificate.der).digest('hex'),
});
