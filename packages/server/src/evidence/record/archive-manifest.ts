import { PROOF_PATHS } from '../../trust/index.ts';

/**
 * The contents of an archive, as its `manifest.json` lists them. The platform signs the octets (`manifest.p7s`), so that no
 * file can be replaced by another. Instants are ISO 8601 in UTC, digests lower-case hexadecimal SHA-256.
 */
export interface ArchiveManifest {
  readonly format: typeof ARCHIVE_FORMAT;
  readonly madeAt: string;
  readonly envelope: {
    readonly wsid: string;
    readonly title: string;
    readonly completedAt: string;
    /** When it was made void by agreement; null where the contract is in force. */
    readonly voidedAt: string | null;
  };
  readonly documents: readonly { readonly path: string; readonly fileWsid: string; readonly name: string }[];
  /** The files that signers signed with, beside the documents; missing where there is none. */
  readonly attachments?: readonly {
    readonly path: string;
    readonly attachmentWsid: string;
    readonly participantWsid: string;
    readonly name: string;
  }[];
  readonly certificates: readonly {
    readonly path: string;
    /** The kind of its holder, as in evidence.json. */
    readonly kind: string;
    readonly serial: string;
  }[];
  readonly timestamps: readonly {
    readonly path: string;
    /** The file that contains it, and the field in that file. */
    readonly of: string;
    readonly field: string;
    /** Over the value of a signature, or over the document. */
    readonly over: 'SIGNATURE' | 'DOCUMENT';
    readonly time: string;
    /** The time-stamped value: hash algorithm and digest. */
    readonly hash: string;
    readonly digest: string;
  }[];
  readonly audit: {
    /** Hash of the last row. */
    readonly head: string;
    /** Whether the log's checkpoint covers every row; false where the archive was made before that. */
    readonly inLog: boolean;
  };
  /** Every file except this one, its signature, the time-stamps over the signature, and SHA256SUMS. */
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
}

export const ARCHIVE_FORMAT = 'countersign-archive/2';

/** The folder of the files that signers signed with. */
export const ATTACHED = 'attachments/';

/** The folder of the chain of time-stamps that keeps the signature of the manifest verifiable. */
export const LONG_TERM = 'longterm/';
/** The files of a link of that chain, counted from 1: a list of digests and the time-stamp over the list. */
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

/** The files that the manifest does not list: it cannot contain its own digest, and the others are made after it. */
const UNLISTED: ReadonlySet<string> = new Set([ARCHIVE_PATHS.manifest, ARCHIVE_PATHS.signature, ARCHIVE_PATHS.sums]);
export const isUnlisted = (path: string): boolean => UNLISTED.has(path) || path.startsWith(LONG_TERM);

/** The /Reason of the report's signature, which contains the SHA-256 of evidence.json. */
export const reasonOf = (envelopeWsid: string, factsSha256: string): string =>
  `Evidence of ${envelopeWsid}, evidence.json SHA-256 ${factsSha256}`;

/** The SHA-256 of evidence.json in the /Reason of a report's signature; null if there is none. */
export const factsNamedBy = (reason: string | null): string | null =>
  /^Evidence of \S+, evidence\.json SHA-256 ([0-9a-f]{64})$/.exec(reason ?? '')?.[1] ?? null;
