import { equalBytes, parseCertificate, parseTimestampResponse } from '@countersign/asn1';
import { verifyCertificate, verifyTimestamp } from '@countersign/pdf';
import { POLICY } from '@countersign/pki';
import { ARCHIVE_PATHS } from '../../record/index.ts';
import { type LoggedEvent, type ProofJudgement, judgeProof } from '../../../trust/index.ts';
import { revisionDigests } from '../revision-digests.ts';
import type { Findings } from './judge-files.ts';
import { type OpenedArchive, digestOf } from './open-archive.ts';

/** The audit events of an archive, validated by themselves and against the log. */
export interface JudgedRecord {
  readonly events: readonly LoggedEvent[];
  readonly chain: Findings;
  readonly log: Findings;
}

/** Before the log has a checkpoint, the events are validated without one. */
const NO_PROOF = JSON.stringify({ format: 'countersign-audit-proof-v1', key: '', certificate: '', entries: [] });

export function judgeRecord(archive: OpenedArchive): JudgedRecord {
  const { files, manifest } = archive;
  const text = (path: string): string => Buffer.from(files.get(path) ?? []).toString('utf8');
  const proof = files.has(ARCHIVE_PATHS.proof) ? text(ARCHIVE_PATHS.proof) : NO_PROOF;
  const stamp = files.get(ARCHIVE_PATHS.stamp) ?? new Uint8Array();
  const note = text(ARCHIVE_PATHS.checkpoint);
  const judged = judgeProof({ events: text(ARCHIVE_PATHS.events), proof, checkpoint: note, stamp });
  const ofChain = judged.findings.filter(({ kind }) => kind === 'EDITED' || kind === 'CHAIN' || kind === 'MALFORMED');
  const ofLog = judged.findings.filter(({ kind }) => !ofChain.some((one) => one.kind === kind));
  const said = ({ row, detail }: ProofJudgement['findings'][number]): string =>
    row === null ? detail : `audit event ${row.number}: ${detail}`;
  const head = judged.events.at(-1)?.hash ?? '';
  return {
    events: judged.events,
    chain: [
      ...ofChain.map(said),
      ...(judged.events.length === 0 ? ['there are no audit events'] : []),
      ...(manifest?.audit.head === head ? [] : ['the last audit event is not the one that the manifest names']),
    ],
    log:
      manifest?.audit.inLog === false
        ? null
        : [...ofLog.map(said), ...judgeCheckpoint(archive, judged, { note, stamp })],
  };
}

/** The checkpoint must be signed by the log's key, certified by the authority at the time that a time-stamp proves. */
function judgeCheckpoint(
  { trust, chain }: OpenedArchive,
  { certificate, publicKey }: ProofJudgement,
  { note, stamp }: { readonly note: string; readonly stamp: Uint8Array },
): string[] {
  if (certificate === null || publicKey === null) return ['the log’s key has no certificate'];
  try {
    const { token } = parseTimestampResponse(stamp);
    const { passed, time, failure } = verifyTimestamp(
      token ?? new Uint8Array(),
      Buffer.from(note, 'utf8'),
      trust,
      // The manifest names the checkpoint, and its signature existed at that time.
      chain.provenAt,
    );
    if (!passed || time === null) return [`the time-stamp of the checkpoint: ${failure ?? 'not valid'}`];
    const { publicKey: certified, policies } = parseCertificate(certificate);
    const isLog = policies?.includes(POLICY.log) === true && equalBytes(certified.keyBits, publicKey);
    if (!isLog) return ['the checkpoint is not signed by the log’s key'];
    // The signed manifest names the checkpoint; an archive contains no status for former generations of the log
    // (docs/cycles/evidence.md).
    const problem = verifyCertificate(certificate, time, { ...trust, needsStatus: false });
    return problem === null ? [] : [`the certificate of the log: ${problem}`];
  } catch {
    return ['the checkpoint’s certificate or time-stamp cannot be read'];
  }
}

/** The report’s audit trail is a prefix of the events, and a later event names the report itself. */
export function judgeHead({ facts, files }: OpenedArchive, { events }: JudgedRecord): Findings {
  if (facts === null) return null;
  const isBeginning = facts.audit.rows.every(({ hash }, at) => events[at]?.hash === hash);
  const isHead = facts.audit.rows.at(-1)?.hash === facts.audit.head;
  const naming = events.findLast(({ kind }) => kind === 'envelope.voided' || kind === 'envelope.completed');
  const report = files.get(ARCHIVE_PATHS.evidence) ?? new Uint8Array();
  const isNamed = revisionDigests(report).includes(naming?.detail['evidence'] ?? '');
  return [
    ...(isBeginning && isHead ? [] : ['the report’s audit trail does not match the events']),
    ...(isNamed ? [] : ['no audit event names this report']),
  ];
}

/** Every signer of a document used a certificate that report, events and archive contain. */
export function judgeCertificates(archive: OpenedArchive, { events }: JudgedRecord): Findings {
  const { facts, manifest, documents, certificate } = archive;
  if (facts === null) return null;
  const acts = events.filter(({ kind }) => kind === 'participant.signed');
  const claimed = facts.participants.flatMap(({ signatures }) => signatures);
  const known = new Map(facts.certificates.map((one) => [one.serial, one]));
  const found: string[] = [];
  for (const { fileWsid, serial } of claimed) {
    const told = known.get(serial);
    if (told === undefined || certificate(told.sha256) === null) found.push(`certificate ${serial} is missing`);
    if (!acts.some(({ detail }) => detail[`serial.${fileWsid}`] === serial))
      found.push(`no audit event names the certificate ${serial}`);
    const path = manifest?.documents.find((one) => one.fileWsid === fileWsid)?.path;
    const signatures = documents.find((one) => one.path === path)?.verification?.signatures ?? [];
    const isThere = signatures.some(({ certificates: [own] }) => own?.sha256 === told?.sha256);
    if (!isThere) found.push(`no signature of ${path ?? fileWsid} is by the certificate ${serial}`);
  }
  for (const { path, kind, serial } of manifest?.certificates ?? []) {
    const told = known.get(serial);
    const bytes = archive.files.get(path);
    if (told !== undefined && bytes !== undefined && pemDigest(bytes) !== told.sha256)
      found.push(`${path} (${kind}) is not the certificate that the report names`);
  }
  return found;
}

const pemDigest = (pem: Uint8Array): string =>
  digestOf(
    Buffer.from(
      Buffer.from(pem)
        .toString('latin1')
        .replace(/-----[^-]+-----|\s/g, ''),
      'base64',
    ),
  );

export function judgeVoid({ facts, manifest }: OpenedArchive, { events }: JudgedRecord): Findings {
  if (manifest === null) return ['the manifest is missing'];
  const event = events.findLast(({ kind }) => kind === 'envelope.voided');
  const said = [manifest.envelope.voidedAt !== null, event !== undefined, ...(facts ? [facts.voided !== null] : [])];
  return said.every((one) => one === said[0]) ? [] : ['they do not agree'];
}
