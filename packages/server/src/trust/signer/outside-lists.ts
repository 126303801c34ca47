import { type Certificate, type Crl, equalBytes, parseCertificate, parseCrl } from '@countersign/asn1';
import { checkList } from '@countersign/pki';
import type { Database, Ids, StoredAuthorityKey, Tx } from '../../platform/index.ts';
import { recordAudit } from '../audit-trail/index.ts';
import { findAuthority } from './authority-store.ts';
import { findCrl, saveCrl } from './state-store.ts';

/** A CA of the path whose list is made elsewhere: an external root, a CA between, or a root of one's own that is kept offline. */
export interface OutsideCa {
  readonly role: 'ROOT' | 'INTERMEDIATE';
  readonly generation: number;
  readonly certificate: Certificate;
  /** Where its list is published (CRL distribution points of the certificates that it issued), by http or https. */
  readonly urls: readonly string[];
  /** The newest list that was stored; null before the first. */
  readonly list: Crl | null;
  /** The subjects of certificates of this path that it has revoked. */
  readonly revoked: readonly string[];
}

/** Those that have not ended and that issued a certificate here, the root first. */
export async function outsideCas(tx: Tx, now: Date): Promise<readonly OutsideCa[]> {
  const keys = (await findAuthority(tx))?.keys ?? [];
  const all = keys.map((key) => ({ key, certificate: parseCertificate(key.certificate) }));
  const issuing = all.filter(({ key: { role } }) => role === 'ISSUING' || role === 'INTERMEDIATE');
  const found: OutsideCa[] = [];
  for (const { key, certificate } of all) {
    if (!isOutside(key) || certificate.notAfter <= now) continue;
    const below = issuing.filter((one) => one.certificate !== certificate && isIssuedBy(one.certificate, certificate));
    const live = below.filter((one) => one.certificate.notAfter > now).map((one) => one.certificate);
    if (live.length === 0) continue;
    const { role, generation } = key;
    const der = (await findCrl(tx, { issuer: role, generation }))?.der ?? null;
    const list = der && parseCrl(der);
    const named = new Set(list?.entries.map(({ serialHex }) => serialHex));
    found.push({
      role,
      generation,
      certificate,
      urls: [...new Set(live.flatMap(({ crlUrls }) => crlUrls ?? []))].filter((url) => /^https?:/i.test(url)),
      list,
      revoked: live.filter(({ serialHex }) => named.has(serialHex)).map(({ subject }) => subject.text),
    });
  }
  return found.toSorted((one, other) => Number(other.role === 'ROOT') - Number(one.role === 'ROOT'));
}

type OutsideKey = StoredAuthorityKey & Pick<OutsideCa, 'role'>;
const isOutside = (key: StoredAuthorityKey): key is OutsideKey =>
  (key.role === 'ROOT' || key.role === 'INTERMEDIATE') && key.sealedKey.length === 0;

function isIssuedBy(certificate: Certificate, ca: Certificate): boolean {
  const keyId = certificate.authorityKeyId?.keyId ?? null;
  const isNamed = equalBytes(certificate.issuer.der, ca.subject.der);
  return isNamed && (keyId === null || ca.subjectKeyId === null || equalBytes(keyId, ca.subjectKeyId));
}

/**
 * Stores a list that was fetched for a CA, if it is its next one; returns false for the one that is stored already.
 * @throws PkiError INPUT for a list that is not of this CA, is limited, has expired or is older than the stored one, or a DerError
 */
export async function storeFetchedList(
  { db, ids }: { readonly db: Pick<Database, 'withTx'>; readonly ids: Ids },
  { role, generation, certificate, list }: OutsideCa,
  { der, now }: { readonly der: Uint8Array; readonly now: Date },
): Promise<boolean> {
  if (list !== null && equalBytes(list.der, der)) return false;
  const lastNumber = list?.number ?? null;
  checkList(der, { root: certificate.der, lastNumber, revoked: [], now });
  const { number, thisUpdate, entries } = parseCrl(der);
  return db.withTx(async (tx) => {
    const made = { der, number: Number(number), at: thisUpdate };
    if (!(await saveCrl(tx, { issuer: role, generation }, made))) return false;
    await recordAudit(tx, {
      id: ids.next(),
      at: now,
      kind: 'authority.listInstalled',
      actorName: 'fetched',
      detail: { role, generation: String(generation), number: String(number), entries: String(entries.length) },
    });
    return true;
  });
}
