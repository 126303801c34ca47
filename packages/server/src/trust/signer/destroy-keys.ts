import { type RevocationReason, equalBytes, parseCertificate } from '@countersign/asn1';
import {
  type AuditPort,
  type KeyStore,
  isInToken,
  isLastCrl,
  signLastCrl,
  unsealPrivateKey,
  type Kek,
} from '@countersign/pki';
import type { HostCalls, KeyRole, StoredAuthorityKey, Succession } from '../../platform/index.ts';
import { type CorePorts, sealNameOf } from './load-authority.ts';

/** Every process looks for new generations each half minute; after this time none still uses the old key. */
const SETTLED_MS = 10 * 60_000;

const unsealed = (kek: Kek, { role, generation, sealedKey }: StoredAuthorityKey): Uint8Array =>
  unsealPrivateKey({ kek, name: sealNameOf(role as KeyRole, generation) }, sealedKey);

/**
 * The same list with `keepKey` for keys in a token. Deleting the row of such a key deletes only its address, so the row stays
 * until `destroySpentKeys` has destroyed the key in the token. Any other key is destroyed with its row.
 */
export function keepingAddresses(
  kek: Kek,
  keys: readonly StoredAuthorityKey[],
  retire: Succession['retire'],
): Succession['retire'] {
  return retire.map((one) => {
    const row = keys.find(({ role, generation }) => role === one.role && generation === one.generation);
    if (one.keepKey || row === undefined || row.sealedKey.length === 0) return one;
    const kept = unsealed(kek, row);
    const inToken = isInToken(kept);
    kept.fill(0);
    return { ...one, keepKey: inToken };
  });
}

/**
 * Destroys keys that were replaced ten minutes ago or earlier, once no answer needs them: a responder's key when its CA has
 * another responder or has expired, a CA's key when it has expired and its last revocation list is stored, any other key
 * without a further condition. The key in the token is destroyed before its row, so that a crash in between repeats both.
 * @returns the destroyed keys
 */
export async function destroySpentKeys(
  { kek, host }: CorePorts,
  keys: KeyStore,
  now: Date,
): Promise<readonly StoredAuthorityKey[]> {
  const all = (await host.loadAuthority(null))?.keys ?? [];
  const spent: StoredAuthorityKey[] = [];
  for (const row of all.filter((one) => one.sealedKey.length > 0 && isSpent(all, one, now))) {
    const kept = unsealed(kek(), row);
    const isDone = await hasLastList(host, row, { keys, privateKey: kept });
    if (isDone) await keys.destroy(kept);
    kept.fill(0);
    if (!isDone) continue;
    await host.destroyKey({ role: row.role, generation: row.generation });
    spent.push(row);
  }
  return spent;
}

/**
 * Whether the permanent last list (ETSI EN 319 411-1 §6.3.10) is stored; signs it if not: lists are made on request, and the
 * last revocation may have come after the last request.
 */
async function hasLastList(
  host: HostCalls,
  { role, generation, certificate }: StoredAuthorityKey,
  opened: { readonly keys: KeyStore; readonly privateKey: Uint8Array },
): Promise<boolean> {
  if (role !== 'ISSUING' && role !== 'ROOT') return true;
  const { entries, lastNumber, der } = await host.findList({ issuer: role, generation, certificate });
  if (der !== null && isLastCrl(der)) return true;
  const audit: AuditPort = (line) => void host.audit(line).catch(() => {});
  const { crl, number, thisUpdate } = await signLastCrl(
    { ca: role === 'ROOT' ? 'root' : 'issuing', certificate, ...opened, audit },
    {
      entries: entries.map(({ serial, at, reason }) => ({ serialHex: serial, at, reason: reason as RevocationReason })),
      lastNumber: lastNumber === null ? null : BigInt(lastNumber),
    },
  );
  const made = { der: crl, number: Number(number), at: thisUpdate };
  const stored = await host.saveList({ issuer: role, generation, made });
  return stored !== null && isLastCrl(stored);
}

function isSpent(all: readonly StoredAuthorityKey[], row: StoredAuthorityKey, now: Date): boolean {
  const { role, status, retiredAt = null } = row;
  if (status !== 'RETIRED' || retiredAt === null || now.getTime() - retiredAt.getTime() < SETTLED_MS) return false;
  const { notAfter, authorityKeyId } = parseCertificate(row.certificate);
  switch (role) {
    case 'TSA':
    case 'PLATFORM':
    case 'LOG':
      return true;
    case 'OCSP':
      return notAfter < now || all.some((other) => isLaterResponder(other, row, authorityKeyId?.keyId ?? null));
    case 'ISSUING':
    case 'ROOT':
      return notAfter < now;
    case 'CROSS_NEW':
    case 'CROSS_OLD':
    case 'INTERMEDIATE':
      return false;
  }
}

/** A later responder of the same issuing CA whose key is available. */
function isLaterResponder(other: StoredAuthorityKey, row: StoredAuthorityKey, keyId: Uint8Array | null): boolean {
  if (other.role !== 'OCSP' || other.generation <= row.generation || other.sealedKey.length === 0) return false;
  const found = parseCertificate(other.certificate).authorityKeyId?.keyId ?? null;
  return found !== null && keyId !== null && equalBytes(found, keyId);
}
