import { type Name, type NameAttribute, equalBytes } from '@countersign/asn1';

/** Text in lower case with folded spaces (RFC 5280 §7.1, RFC 4518 §2.6.1). */
const folded = (value: string): string => value.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

const rdnKeys = new WeakMap<Name, readonly string[]>();

/** One key for each relative name; equal if RFC 5280 §7.1 says the names are equal, independent of string types. */
export function rdnKeysOf(name: Name): readonly string[] {
  const found = rdnKeys.get(name) ?? name.rdns.map(rdnKey);
  rdnKeys.set(name, found);
  return found;
}

const rdnKey = (attributes: readonly NameAttribute[]): string =>
  JSON.stringify(attributes.map(({ oid, value }) => `${oid}=${folded(value)}`).toSorted());

const nameKeys = new WeakMap<Name, string>();

export function nameKey(name: Name): string {
  const found = nameKeys.get(name) ?? rdnKeysOf(name).join();
  nameKeys.set(name, found);
  return found;
}

export const sameName = (a: Name, b: Name): boolean => equalBytes(a.der, b.der) || nameKey(a) === nameKey(b);
