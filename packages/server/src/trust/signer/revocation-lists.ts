import { equalBytes, parseCertificate } from '@countersign/asn1';
import { PkiError } from '@countersign/pki';
import type { Clock, CrlOrder, Database, HostCalls, KeyCalls, MadeCrl, Signer } from '../../platform/index.ts';
import { listRevoked } from './certificate-store.ts';
import { type CrlIssuer, type CrlOf, type CrlRow, findCrl, saveCrl } from './state-store.ts';

interface ListPorts {
  readonly db: Pick<Database, 'withTx'>;
}

/** A list is made again once it is this old, or after a revocation. */
const CRL_AGE_MS = 86_400_000;

/** Reads stored lists; those that are asked for together by one statement. */
export function listReader({ db }: ListPorts): (of: CrlOf) => Promise<CrlRow | null> {
  let next: { readonly wanted: CrlOf[]; readonly found: Promise<(CrlRow | null)[]> } | null = null;
  return async (of) => {
    if (next === null) {
      const wanted: CrlOf[] = [];
      const read = (): Promise<(CrlRow | null)[]> => {
        next = null;
        return db.withTx((tx) => Promise.all(wanted.map((one) => findCrl(tx, one))));
      };
      next = { wanted, found: new Promise<void>((resolve) => process.nextTick(resolve)).then(read) };
    }
    const { wanted, found } = next;
    const at = wanted.push(of) - 1;
    return (await found)[at] ?? null;
  };
}

/** The current list of a CA, made again where the stored one no longer serves. @throws UnknownCaError */
export async function currentCrl(
  keys: Pick<KeyCalls, 'signCrl'> & Pick<Signer, 'generations'> & { readonly readList: ReturnType<typeof listReader> },
  { db, clock }: ListPorts & { readonly clock: Clock },
  wanted: { readonly issuer: CrlIssuer; readonly generation: number | undefined },
): Promise<Uint8Array> {
  const now = clock.now();
  const all = await keys.generations();
  const cas = all.filter(({ role, status }) => role === wanted.issuer && (wanted.generation ?? status) !== 'RETIRED');
  const ca = wanted.generation === undefined ? cas.at(-1) : cas.find((one) => one.generation === wanted.generation);
  if (ca === undefined) throw new UnknownCaError('this authority does not exist');
  const of = { issuer: wanted.issuer, generation: ca.generation } as const;
  const { subjectKeyId, notAfter } = parseCertificate(ca.certificate);
  // An expired CA signs no list any more (RFC 5280 §5.1.2.4); its last one remains.
  const serves = ({ at }: CrlRow): boolean =>
    now > notAfter || (now.getTime() - at.getTime() < CRL_AGE_MS && now >= at);
  const stored = await keys.readList(of);
  if (stored?.der && serves(stored)) return stored.der;
  const { last, revoked } = await db.withTx(async (tx) => {
    return { last: await findCrl(tx, of), revoked: await listRevoked(tx) };
  });
  if (last?.der && serves(last)) return last.der;
  const { issuer } = of;
  if (issuer === 'INTERMEDIATE') return last?.der ?? refuseList();
  let made: MadeCrl;
  try {
    made = await keys.signCrl({
      issuer,
      generation: of.generation,
      entries: entriesOf(revoked, subjectKeyId),
      lastNumber: last?.number ?? null,
      now,
    });
  } catch (error) {
    // The key of an offline root signs only at its ceremonies; the last list is served until the next ceremony.
    if ((error as { kind?: unknown }).kind === 'KEY_REFUSED' && last?.der) return last.der;
    throw error;
  }
  return (await saveList({ db }, of, made)) ?? made.der;
}

function refuseList(): never {
  throw new PkiError('KEY_REFUSED', 'the list of a CA of others was not installed yet');
}

/** @returns the stored list, which may be a newer one; null if a revocation has made that outdated */
export const saveList = ({ db }: ListPorts, of: CrlOf, made: MadeCrl): Promise<Uint8Array | null> =>
  db.withTx(async (tx) => {
    if (await saveCrl(tx, of, made)) return made.der;
    return (await findCrl(tx, of))?.der ?? null;
  });

/** What the next list of a CA contains, and the number and content of its last one. */
export async function findList({ db }: ListPorts, { certificate, ...of }: Parameters<HostCalls['findList']>[0]) {
  const { subjectKeyId } = parseCertificate(certificate);
  return db.withTx(async (tx) => {
    const last = await findCrl(tx, of);
    const entries = entriesOf(await listRevoked(tx), subjectKeyId);
    return { entries, lastNumber: last?.number ?? null, der: last?.der ?? null };
  });
}

const entriesOf = (revoked: Awaited<ReturnType<typeof listRevoked>>, keyId: Uint8Array | null): CrlOrder['entries'] =>
  revoked.flatMap(({ serial, at, reason, certificate }) =>
    at === null || !isIssuedBy(certificate, keyId) ? [] : [{ serial, at, reason: reason ?? 'unspecified' }],
  );

/** Every list contains the certificates of its own issuer (RFC 5280 §5.3); each of them names its issuer. */
export const isIssuedBy = (certificate: Uint8Array, keyId: Uint8Array | null): boolean => {
  const found = parseCertificate(certificate).authorityKeyId?.keyId ?? null;
  return found !== null && keyId !== null && equalBytes(found, keyId);
};

/** No CA of the authority has this generation. */
class UnknownCaError extends Error {
  override readonly name = 'UnknownCaError';
}
