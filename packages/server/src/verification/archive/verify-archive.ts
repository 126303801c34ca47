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
import { judgeCertificates, judgeHead, judgeRecord, judgeVoid } from './judge-record.ts';
import { type ArchiveOptions, openArchive } from './open-archive.ts';
import { unpackArchive } from './unpack-archive.ts';

/**
 * Judges an archive of evidence by itself and by the roots that the caller believes (docs/cycles/evidence.md). Pure: nothing
 * is fetched, no database is asked. @throws UsageError for what is no archive that can be unpacked
 */
export function verifyArchive(bytes: Uint8Array, options: ArchiveOptions): ArchiveVerification {
  const archive = openArchive(unpackArchive(bytes), options);
  const record = judgeRecord(archive);
  const findings: Readonly<Record<ArchiveCheckName, Findings>> = {
    MANIFEST: judgeManifest(archive),
    LONGTERM: judgeLongTerm(archive),
    FILES: judgeListed(archive),
    DOCUMENTS: judgeDocuments(archive),
    REPORT: judgeReport(archive),
    FACTS: judgeFacts(archive),
    DIGESTS: judgeDigests(archive),
    CERTIFICATES: judgeCertificates(archive, record),
    INTENT: judgeIntents(archive, record),
    CHAIN: record.chain,
    HEAD: judgeHead(archive, record),
    LOG: record.log,
    STAMPS: judgeStamps(archive),
    VOID: judgeVoid(archive, record),
  };
  const checks = (Object.keys(ARCHIVE_CHECKS) as ArchiveCheckName[]).map((check): ArchiveCheck => {
    const found = findings[check];
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
