import type { Verification } from '@countersign/contract';
import {
  ARCHIVE_CHECKS,
  type ArchiveCheck,
  type ArchiveCheckName,
  type ArchiveVerification,
} from './archive-verification.ts';
import {
  type Findings,
  judgeDigests,
  judgeDocuments,
  judgeFacts,
  judgeListed,
  judgeLongTerm,
  judgeManifest,
  judgeReport,
  judgeStamps,
} from './judge-files.ts';
import { judgeIntents } from './judge-intents.ts';
import { type JudgedRecord, judgeCertificates, judgeHead, judgeRecord, judgeVoid } from './judge-record.ts';
import { type ArchiveOptions, type OpenedArchive, openArchive } from './open-archive.ts';
import { unpackArchive } from './unpack-archive.ts';

/**
 * Verifies an archive of evidence by itself and by the roots that the caller trusts (docs/cycles/evidence.md). Pure: no
 * network, no database. Never throws: an unreadable part fails the checks that need it.
 */
export function verifyArchive(bytes: Uint8Array, options: ArchiveOptions): ArchiveVerification {
  try {
    return judged(openArchive(unpackArchive(bytes), options), options);
  } catch (error) {
    const found = [(error as Error).message];
    const checks = CHECK_NAMES.map((check): ArchiveCheck => ({ check, result: 'FAILED', found }));
    return { valid: false, fileName: options.fileName, envelope: null, checks, documents: [] };
  }
}

const CHECK_NAMES = Object.keys(ARCHIVE_CHECKS) as ArchiveCheckName[];

/** Runs a check; an unreadable part of the archive is a finding. */
function findingsOf(judge: () => Findings): Findings {
  try {
    return judge();
  } catch (error) {
    return [`cannot be verified: ${(error as Error).message}`];
  }
}

function judged(archive: OpenedArchive, options: ArchiveOptions): ArchiveVerification {
  const record = readableRecord(archive);
  const judges: Readonly<Record<ArchiveCheckName, () => Findings>> = {
    MANIFEST: () => judgeManifest(archive),
    LONGTERM: () => judgeLongTerm(archive),
    FILES: () => judgeListed(archive),
    DOCUMENTS: () => judgeDocuments(archive),
    REPORT: () => judgeReport(archive),
    FACTS: () => judgeFacts(archive),
    DIGESTS: () => judgeDigests(archive),
    CERTIFICATES: () => judgeCertificates(archive, record),
    INTENT: () => judgeIntents(archive, record),
    CHAIN: () => record.chain,
    HEAD: () => judgeHead(archive, record),
    LOG: () => record.log,
    STAMPS: () => judgeStamps(archive),
    VOID: () => judgeVoid(archive, record),
  };
  const checks = CHECK_NAMES.map((check): ArchiveCheck => {
    const found = findingsOf(judges[check]);
    return { check, result: found === null ? 'ABSENT' : found.length === 0 ? 'PASSED' : 'FAILED', found: found ?? [] };
  });
  return {
    valid: checks.every(({ result }) => result !== 'FAILED'),
    fileName: options.fileName,
    envelope: archive.manifest?.envelope ?? null,
    checks,
    documents: archive.documents.flatMap(({ path, verification }): { path: string; verification: Verification }[] =>
      verification === null ? [] : [{ path, verification }],
    ),
  };
}

/** Returns the audit events; empty if they cannot be read. */
function readableRecord(archive: OpenedArchive): JudgedRecord {
  try {
    return judgeRecord(archive);
  } catch (error) {
    const found = [`cannot be verified: ${(error as Error).message}`];
    return { events: [], chain: found, log: found };
  }
}
