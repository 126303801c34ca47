import { PROOF_PATHS } from '../../trust/transparency-log/proof-files.ts';

/**
 * What an archive says of itself: `manifest.json`. The platform signs its octets (`manifest.p7s`), so that no file can be
 * put in another's place. Instants are ISO 8601 in UTC, digests lower-case hexadecimal SHA-256.
 */
export interface ArchiveManifest {
  readonly format: (typeof ARCHIVE_FORMATS)[number];
  readonly madeAt: string;
  readonly envelope: {
    readonly wsid: string;
    readonly title: string;
    readonly completedAt: string;
    /** Void by agreement since then; null where the contract is in force. */
    readonly voidedAt: string | null;
  };
  readonly documents: readonly { readonly path: string; readonly fileWsid: string; readonly name: string }[];
  readonly certificates: readonly {
    readonly path: string;
    /** As in evidence.json: whose it is. */
    readonly kind: string;
    readonly serial: string;
  }[];
  readonly timestamps: readonly {
    readonly path: string;
    /** The file that it stands in, and the field there. */
    readonly of: string;
    readonly field: string;
    /** Over a signature's value, or over the document. */
    readonly over: 'SIGNATURE' | 'DOCUMENT';
    readonly time: string;
    /** What it stamps: hash algorithm and digest. */
    readonly hash: string;
    readonly digest: string;
  }[];
  readonly audit: {
    /** Hash of the last row. */
    readonly head: string;
    /** The log's checkpoint covers every row; false where the archive was made before it did. */
    readonly inLog: boolean;
  };
  /** Every file but this one, its signature, the time-stamps over that, and SHA256SUMS. */
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
}

/** The first form had no time-stamps over the signature of the manifest; whoever holds such an archive still has it judged. */
export const ARCHIVE_FORMATS = ['countersign-archive/2', 'countersign-archive/1'] as const;
export const [ARCHIVE_FORMAT] = ARCHIVE_FORMATS;

/** What keeps the signature of the manifest judged for long, link by link, counted from 1. */
export const LONG_TERM = 'longterm/';
export const linkPaths = (number: number): { readonly sums: string; readonly stamp: string } => ({
  sums: `${LONG_TERM}${number}.sha256`,
  stamp: `${LONG_TERM}${number}.tsr`,
});

export const ARCHIVE_PATHS = {
  readme: 'README.txt',
  sums: 'SHA256SUMS',
  manifest: 'manifest.json',
  signature: 'manifest.p7s',
  evidence: 'evidence.pdf',
  facts: 'evidence.json',
  root: 'certificates/root.pem',
  ...PROOF_PATHS,
} as const;

/** What the manifest does not list: it cannot hold its own digest, and the others are made after it. */
const UNLISTED: ReadonlySet<string> = new Set([ARCHIVE_PATHS.manifest, ARCHIVE_PATHS.signature, ARCHIVE_PATHS.sums]);
export const isUnlisted = (path: string): boolean => UNLISTED.has(path) || path.startsWith(LONG_TERM);

/** How the report's signature names the SHA-256 of evidence.json. */
export const reasonOf = (envelopeWsid: string, factsSha256: string): string =>
  `Evidence of ${envelopeWsid}, evidence.json SHA-256 ${factsSha256}`;

/** The SHA-256 of evidence.json that the signature of a report names; null where it names none. */
export const factsNamedBy = (reason: string | null): string | null =>
  /^Evidence of \S+, evidence\.json SHA-256 ([0-9a-f]{64})$/.exec(reason ?? '')?.[1] ?? null;
