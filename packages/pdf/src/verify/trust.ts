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

/** A piece of the file and the index of the revision that brought it. */
interface Piece {
  readonly der: Uint8Array;
  readonly revision: number;
}

/** What a piece of the file was read as. */
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

/** When a root was one, by a list that says so (ETSI TS 119 612 §5.5.4, §5.6); a root of which nothing is said always is. */
export interface RootGrant {
  /** SHA-256 of the certificate in lower-case hex. */
  readonly fingerprint: string;
  readonly periods: readonly { readonly from: Date | null; readonly until: Date | null }[];
}

/** When roots were believed that are not always. */
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

/** Certificates, answers or lists that are read of one store of validation data. */
const PIECES_MAX = 4_000;

/** A trusted time-stamp: at `time` everything existed up to and with the revision `revision`. */
export interface ProvedInstant {
  readonly time: Date;
  readonly revision: number;
}

/**
 * What a judgement of trust rests on: roots, certificates found anywhere, revocation data, and the document time-stamps that are
 * trusted so far. The latest is judged first, each then at the instant that a later one proves (ETSI EN 319 102-1 §5.6.2).
 */
export class Trust {
  readonly roots: readonly Certificate[];
  /** Certificates found in the file; none of them is trusted for being there. */
  readonly store: CertificateStore;
  /** What the certificates of the file have cost so far. */
  readonly effort = new Effort();
  /** The file holds more validation data than is read. */
  readonly isOverfull: boolean;
  readonly now: Date;
  /** A signer whose status nothing tells is not believed. */
  readonly needsStatus: boolean;
  readonly #ownArc: string | null;
  /** Of the store of the file, and from outside. */
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

  /** The roots that were believed at an instant: what existed by then is judged by these. */
  rootsAt(at: Date): readonly Certificate[] {
    return rootsAt(this.roots, this.#grants, at);
  }

  /** Whether a policy is one of the authority whose CMS have to be as it issues them. */
  isOwn(policy: string): boolean {
    return this.#ownArc !== null && policy.startsWith(`${this.#ownArc}.`);
  }

  /** A document time-stamp that ends `revision` is trusted. */
  prove(time: Date, revision: number): void {
    this.#stamps.push({ time, revision });
  }

  /** The earliest instant at which a revision provably stood, by time-stamps of later ones; null where none does. */
  provedSince(revision: number): Date | null {
    const times = this.#stamps.filter((stamp) => stamp.revision > revision).map(({ time }) => time.getTime());
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  /** What is known of revocation, with what a CMS that ends `revision` brings along. */
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

/** Streams of the store, each once however often it is listed; of equal ones that which has been there longest. */
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

/** A stream of the store, with the revision in which it stands. */
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

/** A certificate as the report tells of it. */
export const describeCertificate = (certificate: Certificate): CertificateReport => ({
  subject: certificate.subject.text,
  issuer: certificate.issuer.text,
  serialNumber: certificate.serialHex,
  notBefore: certificate.notBefore,
  notAfter: certificate.notAfter,
  sha256: createHash('sha256').update(certificate.der).digest('hex'),
});
