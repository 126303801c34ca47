import { equalBytes, parseCertificate, parseCrl } from '@countersign/asn1';
import { checkExternalChain, checkList } from '@countersign/pki';
import type { StoredAuthorityKey } from '../../platform/index.ts';
import { AuthorityError } from './load-authority.ts';
import { lastGeneration } from './maintain-authority.ts';

/** What the operator of an external root returns: the certificates up to the root, and the list of each CA above, in any order. */
export interface ExternalAnswer {
  /** DER. */
  readonly chain: readonly Uint8Array[];
  readonly lists: readonly Uint8Array[];
}

interface List {
  readonly der: Uint8Array;
  readonly number: number;
  readonly at: Date;
}

/** A CA between the issuing CA and the root, and its list; not new if it is stored already. */
export interface Between {
  readonly row: StoredAuthorityKey;
  readonly isNew: boolean;
  readonly made: List;
}

/** @throws PkiError INPUT, or an AuthorityError, if the certificates or the lists cannot be used */
export function readExternalAnswer(
  { chain, lists }: ExternalAnswer,
  stored: readonly StoredAuthorityKey[],
  expected: Parameters<typeof checkExternalChain>[1],
): {
  readonly issuing: Uint8Array;
  readonly root: Uint8Array;
  readonly between: readonly Between[];
  readonly listOfRoot: List;
} {
  const { issuing, between, root } = checkExternalChain(chain, expected);
  const { now } = expected;
  const known = stored.filter(({ role }) => role === 'INTERMEDIATE');
  let last = lastGeneration(known, 'INTERMEDIATE');
  const read = between.map((certificate, at): Between => {
    const made = listAbove(lists, { ca: certificate, below: between[at - 1] ?? issuing, now });
    const row = known.find((one) => equalBytes(one.certificate, certificate));
    if (row !== undefined) return { row, isNew: false, made };
    last += 1;
    const added = { role: 'INTERMEDIATE', generation: last, status: 'ACTIVE', certificate } as const;
    return { row: { ...added, sealedKey: new Uint8Array() }, isNew: true, made };
  });
  const listOfRoot = listAbove(lists, { ca: root, below: between.at(-1) ?? issuing, now });
  return { issuing, root, between: read, listOfRoot };
}

/** The list of a CA above, among those given; it must not name the certificate below it. */
function listAbove(
  lists: readonly Uint8Array[],
  { ca, below, now }: { readonly ca: Uint8Array; readonly below: Uint8Array; readonly now: Date },
): List {
  const { subject } = parseCertificate(ca);
  const der = lists.find((one) => equalBytes(parseCrl(one).issuer.der, subject.der));
  if (der === undefined) throw new AuthorityError('INCOMPLETE', `the revocation list of ${subject.text} is missing`);
  checkList(der, { root: ca, lastNumber: null, revoked: [], now });
  const { number, thisUpdate, entries } = parseCrl(der);
  const { serialHex, subject: revoked } = parseCertificate(below);
  if (entries.some((entry) => entry.serialHex === serialHex))
    throw new AuthorityError('INCOMPLETE', `the list of ${subject.text} has revoked ${revoked.text}`);
  return { der, number: Number(number ?? 0n), at: thisUpdate };
}
