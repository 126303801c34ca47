import { createHash } from 'node:crypto';
import { grantTimestamp, parseCertificate, toPem } from '@countersign/asn1';
import { splitFileName, toWsid } from '@countersign/domain';
import { archiveNames, safeName } from '../../contracts/index.ts';
import type { Digest, Services } from '../../platform/index.ts';
import { type CertificateRow, allLists, inclusionOf, proofFilesOf } from '../../trust/index.ts';
import { ARCHIVE_FORMAT, ARCHIVE_PATHS, ATTACHED, type ArchiveManifest, factsNamedBy } from './archive-manifest.ts';
import { archiveReadme } from './archive-readme.ts';
import type { ArchivedEnvelope } from './read-archive.ts';
import { readRecord } from './read-record.ts';
import { isFactsOf } from './store.ts';

type ArchiveServices = Pick<Services, 'authorityName' | 'db' | 'blobs' | 'workers' | 'signer' | 'clock'>;

/** A small file that is generated for the archive. */
export interface Part {
  readonly path: string;
  readonly bytes: Uint8Array;
}
/** A file of an archive that is read from the blob store. */
export interface Stored {
  readonly path: string;
  readonly digest: Digest;
}

/** The paths of the documents and the report in the archive. */
export function storedFiles(envelope: ArchivedEnvelope): Stored[] {
  return [...stampedFiles(envelope), ...attachedFiles(envelope)];
}

/** The PDFs that signatures and time-stamps are in. */
function stampedFiles({ documents, evidence }: ArchivedEnvelope): Stored[] {
  const names = archiveNames(documents.map(({ name }) => name));
  const width = Math.max(2, String(documents.length).length);
  return [
    ...documents.map(({ digest }, at) => ({
      path: `documents/${String(at + 1).padStart(width, '0')}-${names[at] ?? 'document.pdf'}`,
      digest,
    })),
    { path: ARCHIVE_PATHS.evidence, digest: evidence },
  ];
}

const attachedFiles = ({ attachments }: ArchivedEnvelope): Stored[] =>
  attachments.map(({ name, digest }, at) => {
    const { base, extension } = splitFileName(name);
    return { path: `${ATTACHED}${String(at + 1).padStart(2, '0')}-${safeName(base)}.${extension}`, digest };
  });

/** Collects all files of the archive except the stored ones, README and manifest first. */
export async function collectParts(
  services: ArchiveServices,
  envelope: ArchivedEnvelope,
): Promise<{ readonly parts: readonly Part[]; readonly manifest: ArchiveManifest }> {
  const { envelopeId } = envelope;
  const stored = storedFiles(envelope);
  const record = await services.db.withTx((tx) => readRecord(tx, envelopeId));
  const stamps = await stampParts(services, stampedFiles(envelope));
  const facts = await factsPart(services, envelopeId, stamps.reasons);
  const { path, certificates } = await certificateParts(services, record.certificates);
  const revocation = await revocationParts(services, record.certificates);
  const log = await services.db.withTx((tx) => inclusionOf(tx, envelopeId));
  const files = proofFilesOf(envelopeId, log);
  const audit: Part[] = [
    text(ARCHIVE_PATHS.events, files.events),
    ...(log.checkpoint === null
      ? []
      : [
          text(ARCHIVE_PATHS.proof, files.proof),
          text(ARCHIVE_PATHS.checkpoint, files.checkpoint),
          { path: ARCHIVE_PATHS.stamp, bytes: files.stamp },
        ]),
  ];
  const wsid = toWsid('envelope', envelopeId);
  const parts = [
    text(
      ARCHIVE_PATHS.readme,
      archiveReadme({
        authorityName: services.authorityName,
        title: envelope.title,
        wsid,
        between: path?.path ?? 'certificates/issuing.pem',
      }),
    ),
    ...facts,
    ...(path === null ? [] : [path]),
    ...certificates.map((one) => ({ path: one.path, bytes: one.bytes })),
    ...revocation,
    ...stamps.parts,
    ...audit,
  ];
  const manifest: ArchiveManifest = {
    format: ARCHIVE_FORMAT,
    madeAt: services.clock.now().toISOString(),
    envelope: {
      wsid,
      title: envelope.title,
      completedAt: envelope.completedAt.toISOString(),
      voidedAt: envelope.voidedAt?.toISOString() ?? null,
    },
    documents: envelope.documents.map(({ fileId, name }, at) => ({
      path: stored[at]?.path ?? '',
      fileWsid: toWsid('file', fileId),
      name,
    })),
    ...(envelope.attachments.length === 0 ? {} : { attachments: toldAttachments(envelope) }),
    certificates: certificates.map(({ bytes: _bytes, ...one }) => one),
    timestamps: stamps.told,
    audit: { head: record.audit.at(-1)?.hash ?? '', inLog: log.checkpoint !== null && log.isCovered },
    files: await listed(services, parts, stored),
  };
  return { parts, manifest };
}

function toldAttachments(envelope: ArchivedEnvelope): ArchiveManifest['attachments'] {
  const paths = attachedFiles(envelope).map(({ path }) => path);
  return envelope.attachments.map(({ attachmentId, participantId, name }, at) => ({
    path: paths[at] ?? '',
    attachmentWsid: toWsid('attachment', attachmentId),
    participantWsid: toWsid('participant', participantId),
    name,
  }));
}

const text = (path: string, content: string): Part => ({ path, bytes: Buffer.from(content, 'utf8') });

async function listed(
  { blobs }: Pick<Services, 'blobs'>,
  parts: readonly Part[],
  stored: readonly Stored[],
): Promise<ArchiveManifest['files']> {
  const sizes = await Promise.all(stored.map(async ({ digest }) => (await blobs.has(digest)) ?? 0));
  return [
    ...parts.map(({ path, bytes }) => ({
      path,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
    ...stored.map(({ path, digest }, at) => ({ path, bytes: sizes[at] ?? 0, sha256: digest })),
  ];
}

/**
 * Returns the time-stamps in the documents and the report, each as a response that OpenSSL can read. Reads one file at a time.
 */
async function stampParts({ blobs, workers }: ArchiveServices, stored: readonly Stored[]) {
  const parts: Part[] = [];
  const told: ArchiveManifest['timestamps'][number][] = [];
  let reasons: readonly string[] = [];
  for (const { path: of, digest: blob } of stored) {
    const found = await workers.sign.run('findTimestamps', { bytes: await blobs.get(blob) });
    const stem = of.replace(/^documents\//, '').replace(/\.pdf$/, '');
    found.stamps.forEach(({ field, over, time, hash, digest, token }, at) => {
      const path = `timestamps/${stem}-${at + 1}.tsr`;
      parts.push({ path, bytes: grantTimestamp(token) });
      told.push({ path, of, field, over, time: time.toISOString(), hash, digest: Buffer.from(digest).toString('hex') });
    });
    // The report comes last.
    reasons = found.reasons;
  }
  return { parts, told, reasons };
}

/** Returns the data that the report's signature names. */
async function factsPart(
  { db, blobs }: ArchiveServices,
  envelopeId: string,
  reasons: readonly string[],
): Promise<Part[]> {
  const digest = reasons.map(factsNamedBy).find((one) => one !== null);
  if (digest === undefined || digest === null) return [];
  if (!(await db.withTx((tx) => isFactsOf(tx, envelopeId, digest)))) return [];
  return [{ path: ARCHIVE_PATHS.facts, bytes: await blobs.get(digest) }];
}

const PATH_FILE = 'certificates/path.pem';
const signerName = (at: number, serial: string): string => `signer-${String(at + 1).padStart(2, '0')}-${serial}`;

/** The certificates of the signers, and all of the authority's: the newest of each role is named after the role only. */
async function certificateParts({ signer }: ArchiveServices, signers: readonly CertificateRow[]) {
  const own = await signer.generations();
  const newest = (role: string): number =>
    Math.max(...own.filter((one) => one.role === role).map(({ generation }) => generation));
  const named = (stem: string, kind: string, der: Uint8Array) => ({
    path: `certificates/${stem}.pem`,
    kind,
    serial: parseCertificate(der).serialHex,
    bytes: Buffer.from(toPem('CERTIFICATE', der), 'latin1'),
  });
  const between = own.filter(({ role }) => role === 'INTERMEDIATE');
  const path = [...own.filter(({ role }) => role === 'ISSUING'), ...between].map(({ certificate }) =>
    toPem('CERTIFICATE', certificate),
  );
  return {
    // What a program that trusts the root needs to get there; the issuing CA alone, unless CAs of others are between.
    path: between.length === 0 ? null : { path: PATH_FILE, bytes: Buffer.from(path.join(''), 'latin1') },
    certificates: [
      ...own.map(({ role, generation, certificate }) => {
        const stem = role.toLowerCase().replace('_', '-');
        return named(generation === newest(role) ? stem : `${stem}-${generation}`, role, certificate);
      }),
      ...signers.map(({ kind, serial, certificate }, at) => named(signerName(at, serial), kind, certificate)),
    ],
  };
}

async function revocationParts(
  { signer, clock }: ArchiveServices,
  signers: readonly CertificateRow[],
): Promise<Part[]> {
  const { tsa, platform } = await signer.certificates();
  const answers = await Promise.all(
    signers.map(async ({ serial, certificate, ocsp }, at) => ({
      path: `revocation/${signerName(at, serial)}.ocsp`,
      bytes: ocsp ?? (await signer.ocspFor(certificate)),
    })),
  );
  return [
    ...answers,
    { path: 'revocation/tsa.ocsp', bytes: await signer.ocspFor(tsa) },
    { path: 'revocation/platform.ocsp', bytes: await signer.ocspFor(platform) },
    ...(await allLists(signer, clock.now())).map(({ name, der }) => ({ path: `revocation/${name}.crl`, bytes: der })),
  ];
}
