import { type Certificate, DerError, type GeneralName, OID, nameConstraints, subjectAltNames } from '@countersign/asn1';
import { rdnKeysOf } from './names.ts';

/** The kinds of names whose constraints are checked; any other kind is represented by its tag. */
type Kind = 'uri' | 'dns' | 'email' | 'directory' | 'ip' | `tag-${number}`;

/** Subtrees of one kind as lookup keys: a name is checked in time linear in its length. */
interface Subtrees {
  readonly kind: Kind;
  readonly keys: ReadonlySet<string>;
  /** Masks of addresses that occur, in hexadecimal. */
  readonly masks: ReadonlySet<string>;
}

interface Constraints {
  readonly permitted: ReadonlyMap<Kind, Subtrees>;
  readonly excluded: ReadonlyMap<Kind, Subtrees>;
  readonly size: number;
}

const kindOf = (name: GeneralName): Kind => (name.kind === 'other' ? `tag-${name.der[0] ?? 0}` : name.kind);

const constraintsOf = remembered((certificate: Certificate): Constraints | null => {
  const found = nameConstraints(certificate.extensions);
  if (found === null) return null;
  const { permitted, excluded } = found;
  return { permitted: byKind(permitted), excluded: byKind(excluded), size: permitted.length + excluded.length };
});

/** The names of a certificate that constraints apply to; addresses in the subject count as mail (RFC 5280 §4.2.1.10). */
const namesOf = remembered(({ subject, extensions }: Certificate): readonly GeneralName[] => {
  const mail = subject.rdns
    .flat()
    .filter(({ oid }) => oid === OID.emailAddress)
    .map(({ value }) => ({ kind: 'email' as const, value }));
  const listed = subjectAltNames(extensions);
  return subject.rdns.length === 0 ? listed : [{ kind: 'directory', name: subject }, ...mail, ...listed];
});

/** The number of names and subtrees that have to be read to check a certificate. Throws a DerError. */
export const nameCost = (issuer: Certificate, subject: Certificate): number =>
  constraintsOf(issuer) === null ? 0 : namesOf(subject).length + (constraintsOf(issuer)?.size ?? 0);

/**
 * Whether the names of a certificate satisfy the constraints of an issuer above it (RFC 5280 §4.2.1.10). A constraint of an
 * unsupported kind allows no name of its kind. Linear in the names and subtrees. Throws a DerError for unreadable data.
 */
export function namesAreAllowed(issuer: Certificate, subject: Certificate): boolean {
  const constraints = constraintsOf(issuer);
  if (constraints === null) return true;
  return namesOf(subject).every((name) => {
    const kind = kindOf(name);
    const excluded = constraints.excluded.get(kind);
    const permitted = constraints.permitted.get(kind);
    if (excluded === undefined && permitted === undefined) return true;
    const within = keysAbove(name);
    // A name that cannot be checked, such as a URI without a host, is not allowed if its kind is constrained.
    if (within === null) return false;
    // An empty base excludes every name of its kind.
    if (excluded && liesIn(name, [...within, ''], excluded)) return false;
    return permitted === undefined || liesIn(name, within, permitted);
  });
}

function byKind(bases: readonly GeneralName[]): ReadonlyMap<Kind, Subtrees> {
  const found = new Map<Kind, { kind: Kind; keys: Set<string>; masks: Set<string> }>();
  for (const base of bases) {
    const kind = kindOf(base);
    const held = found.get(kind) ?? { kind, keys: new Set<string>(), masks: new Set<string>() };
    found.set(kind, held);
    const { key, mask } = baseKey(base);
    held.keys.add(key);
    if (mask !== null) held.masks.add(mask);
  }
  return found;
}

const hex = (octets: Uint8Array): string => Buffer.from(octets).toString('hex');

function baseKey(base: GeneralName): { key: string; mask: string | null } {
  if (base.kind === 'directory') return { key: rdnKeysOf(base.name).join(), mask: null };
  if (base.kind === 'ip') {
    const half = base.octets.length / 2;
    const [address, mask] = [base.octets.subarray(0, half), base.octets.subarray(half)];
    if ((half !== 4 && half !== 16) || !isPrefixMask(mask)) throw new DerError('VALUE', 'an impossible mask', 0);
    return { key: `${hex(mask)}/${hex(masked(address, mask))}`, mask: hex(mask) };
  }
  if (base.kind === 'other') return { key: '', mask: null };
  return { key: hostText(base.value), mask: null };
}

/** RFC 4632 §3.1: ones, then zeros. Therefore there are few masks even with many subtrees. */
const isPrefixMask = (mask: Uint8Array): boolean =>
  /^1*0*$/.test([...mask].map((octet) => octet.toString(2).padStart(8, '0')).join(''));

const hostText = (value: string): string => value.toLowerCase().replace(/\.$/, '');

const masked = (address: Uint8Array, mask: Uint8Array): Uint8Array =>
  address.map((octet, index) => octet & (mask[index] ?? 0));

/** The keys of every subtree that would contain a name; null if the name cannot be checked. */
function keysAbove(name: GeneralName): readonly string[] | null {
  if (name.kind === 'directory') {
    const keys = rdnKeysOf(name.name);
    return keys.length > RDNS_MAX ? null : prefixes(keys);
  }
  if (name.kind === 'ip') return [];
  if (name.kind === 'other') return null;
  const value = hostText(name.value);
  if (value.length > TEXT_MAX) return null;
  if (name.kind === 'dns') return suffixes(value);
  if (name.kind === 'email') {
    const at = value.lastIndexOf('@');
    const host = value.slice(at + 1);
    return at <= 0 ? null : [value, host, ...suffixes(host).filter((key) => key.startsWith('.'))];
  }
  const host = hostText(/^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]+)/.exec(value)?.[1] ?? '');
  // The constraint applies to host names: an address or a missing host cannot be checked.
  if (host === '' || host.startsWith('[') || /^[\d.]+$/.test(host)) return null;
  return [host, ...suffixes(host).filter((key) => key.startsWith('.'))];
}

/** Longer names are not checked, and therefore not allowed if their kind is constrained. */
const RDNS_MAX = 64;
const TEXT_MAX = 2_048;

/** Every prefix of a name, including the empty one. */
function prefixes(parts: readonly string[]): string[] {
  const found = [''];
  let key = '';
  for (const [index, part] of parts.entries()) {
    key = index === 0 ? part : `${key},${part}`;
    found.push(key);
  }
  return found;
}

/** A host, each domain above it with and without its dot, and the empty domain that contains all. */
function suffixes(host: string): string[] {
  const found = [host, ''];
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1))
    found.push(host.slice(dot), host.slice(dot + 1));
  return found;
}

function liesIn(name: GeneralName, keys: readonly string[], { keys: held, masks }: Subtrees): boolean {
  if (name.kind !== 'ip') return keys.some((key) => held.has(key));
  const { octets } = name;
  return [...masks].some((mask) => {
    const bits = Buffer.from(mask, 'hex');
    return bits.length === octets.length && held.has(`${mask}/${hex(masked(octets, bits))}`);
  });
}

function remembered<T extends object, R>(read: (of: T) => R): (of: T) => R {
  const known = new WeakMap<T, { readonly value: R }>();
  return (of) => {
    const found = known.get(of) ?? { value: read(of) };
    known.set(of, found);
    return found.value;
  };
}
