import { createHash } from 'node:crypto';
import { nameValue, parseCertificate } from '@countersign/asn1';
import { type ValidationData, describeTimestamp, embedSignature } from '@countersign/pdf';
import { type StoredReport, TIMESTAMP_FIELD_NAME } from '../../contracts/index.ts';
import type { AuthorityCertificates, Digest, PlatformAnswer, Services } from '../../platform/index.ts';
import { reservedSizes, storeRevision } from '../../signing/index.ts';
import { type EvidenceFacts, factsText } from './facts.ts';
import { type EvidenceRequest, gatherFacts } from './gather-facts.ts';
import { readRecord } from './read-record.ts';
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
    services.db.withTx((tx) => readRecord(tx, request.envelopeId)),
  ]);
  const facts = gatherFacts(record, request, { authority, log });
  const factsSha256 = await keepFacts(services, request.envelopeId, facts);
  const sealedBy = nameValue(parseCertificate(authority.platform).subject, 'CN') ?? facts.authority.name;
  const sizes = await reservedSizes(services.signer);
  const reserve = sizes.signature;
  const { authorityName } = services;
  const created = request.voided?.at ?? request.completedAt;
  const verifyUrl = `${services.config.publicUrl}/verify#contract=${facts.envelope.wsid}`;
  const input = { verifyUrl, facts, factsSha256, authorityName, sealedBy, reserve, created };
  const { base, open } = await services.workers.sign.run('renderEvidence', input);
  const seal = await services.signer.signAsPlatform({ digest: open.digest });
  const signature = embedSignature(open, seal.cms);
  const signed = Buffer.concat([base, signature]);
  const data = await validationData(services, authority, seal);
  const { validation, open: stamp } = await services.workers.sign.run('beginRenewal', {
    base: signed,
    data,
    fieldId: TIMESTAMP_FIELD_NAME,
    reserve: sizes.timestamp,
  });
  const { token } = await services.signer.timestampDigest(stamp.digest);
  const { digest } = await storeRevision(services, base, [signature, validation, embedSignature(stamp, token)]);
  return { digest, resting: describeTimestamp(token) };
}

/** Writes the blob before its row; a killed attempt leaves an unused row behind. */
async function keepFacts(
  { db, blobs, clock }: EvidenceServices,
  envelopeId: string,
  facts: EvidenceFacts,
): Promise<Digest> {
  const text = Buffer.from(factsText(facts), 'utf8');
  const digest = createHash('sha256').update(text).digest('hex');
  await blobs.put(text);
  const madeAt = clock.now();
  await db.withTx((tx) => insertFacts(tx, { digest, envelopeId, madeAt }));
  return digest;
}

async function validationData(
  { signer }: Pick<Services, 'signer'>,
  { root, issuing, between, tsa, ocsp }: AuthorityCertificates,
  seal: PlatformAnswer,
): Promise<ValidationData> {
  const others = (await signer.generations()).filter(({ role }) => role === 'INTERMEDIATE');
  const [ofTsa, ...crls] = await Promise.all([
    signer.ocspFor(tsa),
    signer.crl('ROOT'),
    ...others.map(({ generation }) => signer.crl('INTERMEDIATE', generation)),
    signer.crl('ISSUING'),
  ]);
  return { certs: [root, ...between, issuing, tsa, ocsp, seal.certificate], ocsps: [seal.ocsp, ofTsa], crls };
}
