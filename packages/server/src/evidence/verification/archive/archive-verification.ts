import type { Verification } from '@countersign/contract';
import type { ArchiveManifest } from '../../record/index.ts';

/** The checks of an archive, in this order. */
export const ARCHIVE_CHECKS = {
  MANIFEST: 'the manifest is signed by the platform',
  LONGTERM: 'long-term time-stamps prove when the manifest was signed',
  FILES: 'every file listed in the manifest is present and unchanged, and there is no other',
  DOCUMENTS: 'every signature and time-stamp of every document is valid',
  REPORT: 'the evidence report is valid and signed by the platform',
  FACTS: 'evidence.json is the data that the report’s signature names',
  DIGESTS: 'the report is about exactly these documents',
  CERTIFICATES: 'every certificate that signed is in the report, in the audit events and in the archive',
  INTENT: 'every certificate for one signature was issued for that signature and for the audit trail at that time',
  CHAIN: 'no audit event was edited, dropped, added or moved',
  HEAD: 'the report and the audit events refer to each other',
  LOG: 'the platform’s log includes every audit event, and its checkpoint is signed and time-stamped',
  STAMPS: 'every time-stamp is genuine',
  VOID: 'manifest, report and audit events agree on whether the contract is void',
} as const;
export type ArchiveCheckName = keyof typeof ARCHIVE_CHECKS;

export interface ArchiveCheck {
  readonly check: ArchiveCheckName;
  /** ABSENT: it has nothing to check, such as a log that did not cover the rows yet, which the manifest states. */
  readonly result: 'PASSED' | 'FAILED' | 'ABSENT';
  /** The findings, one line each. */
  readonly found: readonly string[];
}

export interface ArchiveVerification {
  /** No check failed. */
  readonly valid: boolean;
  readonly fileName: string | null;
  /** From the manifest; null where it cannot be read. */
  readonly envelope: ArchiveManifest['envelope'] | null;
  readonly checks: readonly ArchiveCheck[];
  readonly documents: readonly { readonly path: string; readonly verification: Verification }[];
}
