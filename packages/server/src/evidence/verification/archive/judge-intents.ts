import { type Certificate, messageDigestAttribute, parseCertificate, parseSignedData } from '@countersign/asn1';
import { embeddedSignatures } from '@countersign/pdf';
import { type SigningIntent, readSigningIntent } from '@countersign/pki';
import type { Findings } from './judge-files.ts';
import type { JudgedRecord } from './judge-record.ts';
import type { OpenedArchive } from './open-archive.ts';

/**
 * A certificate for one signature names the envelope, the participant, the document, the signed digest and the audit trail at
 * the time of issuing (docs/cycles/issuance.md "What the certificate binds"); ABSENT where none does.
 */
export function judgeIntents({ files, facts, manifest, certificate }: OpenedArchive, record: JudgedRecord): Findings {
  if (facts === null || manifest === null) return null;
  const paths = new Map(manifest.documents.map(({ fileWsid, path }) => [fileWsid, path]));
  const told = new Map(facts.certificates.map((one) => [one.serial, one]));
  const hashes = new Set(record.events.map(({ hash }) => hash));
  const found: string[] = [];
  let any = false;
  for (const { wsid, signatures } of facts.participants)
    for (const { fileWsid, serial } of signatures) {
      const der = certificate(told.get(serial)?.sha256 ?? '');
      const parsed = der === null ? null : parseCertificate(der);
      const intent = parsed && readSigningIntent(parsed);
      if (parsed === null || intent === null) continue;
      any = true;
      const { envelope, participant, document } = intent;
      if (envelope !== facts.envelope.wsid || participant !== wsid || document !== fileWsid)
        found.push(`certificate ${serial} was issued for another signature`);
      if (!hashes.has(hex(intent.evidenceDigest)))
        found.push(`certificate ${serial} was issued for a different audit trail`);
      if (!signs(files.get(paths.get(fileWsid) ?? ''), parsed, intent))
        found.push(`certificate ${serial} was issued for content other than what it signs`);
    }
  return any ? found : null;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Whether the document has a signature of this certificate over the digest that the certificate names. */
function signs(bytes: Uint8Array | undefined, { der }: Certificate, { documentDigest }: SigningIntent): boolean {
  try {
    return embeddedSignatures(bytes ?? new Uint8Array()).some(({ isTimestamp, cms }) => {
      if (isTimestamp) return false;
      const { certificates, signerInfos } = parseSignedData(cms);
      const isIts = certificates.some((one) => Buffer.from(one.der).equals(der));
      const digest = messageDigestAttribute(signerInfos[0]?.signedAttributes ?? []);
      return isIts && digest !== null && Buffer.from(digest).equals(documentDigest);
    });
  } catch {
    return false;
  }
}
