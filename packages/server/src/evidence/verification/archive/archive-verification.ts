import type { Verification } from '@countersign/contract';
import type { ArchiveManifest } from '../../record/archive-manifest.ts';

/** What is looked at in an archive, in this order. */
export const ARCHIVE_CHECKS = {
  MANIFEST: 'the manifest is signed by the platform',
  LONGTERM: 'time-stamps that last prove when the manifest was signed',
  FILES: 'every file is there and is the one that the manifest lists, and there is no other',
  DOCUMENTS: 'every signature and time-stamp of every document is valid',
  REPORT: 'the evidence report is valid and signed by the platform',
  FACTS: 'evidence.json is the data that the report’s signature names',
  DIGESTS: 'the report is about exactly these documents',
  CERTIFICATES: 'every certificate that signed is in the report, in the audit events and in the archive',
  INTENT: 'every certificate for one signature was issued for that signature, upon the record as it then stood',
  CHAIN: 'no audit event was edited, dropped, added or moved',
  HEAD: 'the report and the audit events tell of one another',
  LOG: 'the platform’s log includes every audit event, and its checkpoint is signed and time-stamped',
  STAMPS: 'every time-stamp is genuine',
  VOID: 'manifest, report and audit events agree on whether the contract is void',
} as const;
export type ArchiveCheckName = keyof typeof ARCHIVE_CHECKS;

export interface ArchiveCheck {
  readonly check: ArchiveCheckName;
  /** ABSENT: the archive is of a time when there was no such thing, or before the log covered it, and says so. */
  readonly result: 'PASSED' | 'FAILED' | 'ABSENT';
  /** What was found; a line each. */
  readonly found: readonly string[];
}

export interface ArchiveVerification {
  /** No check failed. */
  readonly valid: boolean;
  readonly fileName: string | null;
  /** As the manifest says; null where it cannot be read. */
  readonly envelope: ArchiveManifest['envelope'] | null;
  readonly checks: readonly ArchiveCheck[];
  readonly documents: readonly { readonly path: string; readonly verification: Verification }[];
}
