import { createHash } from 'node:crypto';
import { equalBytes, nameValue, parseCertificate } from '@countersign/asn1';
import { type ValidationData, describeTimestamp, embedSignature } from '@countersign/pdf';
import { type StoredReport, TIMESTAMP_FIELD_NAME } from '../../contracts/index.ts';
import type { AuthorityCertificates, Digest, ListIssuer, PlatformAnswer, Services } from '../../platform/index.ts';
import { reservedSizes, storeRevision } from '../../signing/index.ts';
import { type EvidenceFacts, factsText } from './facts.ts';
import { type EvidenceRequest, gatherFacts } from './gather-facts.ts';
import { readRecord } from './read-record.ts';
import { loadPictured } from './report-pictures.ts';
import { insertFacts } from './store.ts';

type EvidenceServices = Pick<Services, 'authorityName' | 'config' | 'db' | 'blobs' | 'workers' | 'signer' | 'clock'>;

/**
 * Makes the evidence report of an envelope that is being completed, signed by the platform at level B-LTA (ETSI EN 319 142-1
 * §6), and its data. The report is in the blob store; no row refers to it yet.
 */
export async function makeEvidence(services: EvidenceServices, request: EvidenceRequest): Promise<StoredReport> {
  const [authority, { origin: log }, record] = await Promise.all([
    services.signer.certificates(),
    services.signer.logKey(),
    services.db.withTx((tx) => readRecord(tx, request.envelopeId, request.expected)),
  ]);
  const facts = gatherFacts(record, request, { authority, log });
  const [{ factsSha256, keepFacts }, files, sizes] = await Promise.all([
    storeFacts(services, request.envelopeId, facts),
    loadPictured(services.blobs, facts.documents),
    reservedSizes(services.signer),
  ]);
  const sealedBy = nameValue(parseCertificate(authority.platform).subject, 'CN') ?? facts.authority.name;
  const reserve = sizes.signature;
  const { authorityName } = services;
  const created = request.voided?.at ?? request.completedAt;
  const verifyUrl = `${services.config.publicUrl}/verify#contract=${facts.envelope.wsid}`;
  const input = { verifyUrl, facts, factsSha256, authorityName, sealedBy, reserve, created, files };
  const { base, open } = await services.workers.sign.run('renderEvidence', input, {
    move: files.map(({ bytes }) => bytes),
  });
  const seal = await services.signer.signAsPlatform({ digest: open.digest });
  const signature = embedSignature(open, seal.cms);
  const signed = Buffer.concat([base, signature]);
  const data = await validationData(services, authority, seal, request.lists ?? services.signer);
  const { validation, open: stamp } = await services.workers.sign.run('beginRenewal', {
    base: signed,
    data,
    fieldId: TIMESTAMP_FIELD_NAME,
    reserve: sizes.timestamp,
  });
  const { token } = await services.signer.timestampDigest(stamp.digest);
  const { digest } = await storeRevision(services, base, [signature, validation, embedSignature(stamp, token)]);
  return { digest, resting: describeTimestamp(token), keepFacts };
}

/** Writes the blob before its row, which is written with that of the report. */
async function storeFacts(
  { blobs, clock }: EvidenceServices,
  envelopeId: string,
  facts: EvidenceFacts,
): Promise<Pick<StoredReport, 'keepFacts'> & { readonly factsSha256: Digest }> {
  const text = Buffer.from(factsText(facts), 'utf8');
  const digest = createHash('sha256').update(text).digest('hex');
  await blobs.put(text);
  const madeAt = clock.now();
  return { factsSha256: digest, keepFacts: (tx) => insertFacts(tx, { digest, envelopeId, madeAt }) };
}

async function validationData(
  { signer }: Pick<Services, 'signer'>,
  { root, issuing, between, tsa, ocsp }: AuthorityCertificates,
  seal: PlatformAnswer,
  lists: Pick<Services['signer'], 'crl'>,
): Promise<ValidationData> {
  const all = await signer.generations();
  const others = all.filter(({ role }) => role === 'INTERMEDIATE');
  const current = (role: ListIssuer, certificate: Uint8Array): Promise<Uint8Array> =>
    lists.crl(role, all.find((one) => one.role === role && equalBytes(one.certificate, certificate))?.generation);
  const [ofTsa, ...crls] = await Promise.all([
    signer.ocspFor(tsa),
    current('ROOT', root),
    ...others.map(({ generation }) => lists.crl('INTERMEDIATE', generation)),
    current('ISSUING', issuing),
  ]);
  return { certs: [root, ...between, issuing, tsa, ocsp, seal.certificate], ocsps: [seal.ocsp, ofTsa], crls };
}
