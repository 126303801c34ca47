import {
  type Certificate,
  type DerReader,
  type GeneralName,
  type NameAttribute,
  OID,
  contextTag,
  parseGeneralName,
  readDer,
} from '@countersign/asn1';

interface Constraints {
  readonly permitted: readonly GeneralName[];
  readonly excluded: readonly GeneralName[];
}

/**
 * Whether the names of a certificate lie within what an issuer above it allows (RFC 5280 §4.2.1.10): names of the subject, and
 * alternative names as directory names, mail addresses, hosts and addresses of the web. Another kind of constraint is not
 * understood and allows nothing of its kind. Throws a DerError for what cannot be read.
 */
export function namesAreAllowed(issuer: Certificate, subject: Certificate): boolean {
  const held = issuer.extensions.find(({ oid }) => oid === OID.nameConstraints);
  if (held === undefined) return true;
  const { permitted, excluded } = readDer(held.value, readConstraints);
  if ([...permitted, ...excluded].some(({ kind }) => kind === 'other')) return false;
  return namesOf(subject).every((name) => {
    const ofItsKind = permitted.filter(({ kind }) => kind === name.kind);
    if (excluded.some((base) => isWithin(name, base))) return false;
    return ofItsKind.length === 0 || ofItsKind.some((base) => isWithin(name, base));
  });
}

function readConstraints(reader: DerReader): Constraints {
  const inner = reader.sequence('nameConstraints');
  const read = (tag: number): GeneralName[] => {
    const field = inner.optional(contextTag(tag), 'subtrees');
    if (field === null) return [];
    return inner.enter(field).all((list) => parseGeneralName(list.sequence('a subtree').next('base').bytes));
  };
  return { permitted: read(0), excluded: read(1) };
}

function namesOf(certificate: Certificate): GeneralName[] {
  const { subject } = certificate;
  const alternative = certificate.extensions.find(({ oid }) => oid === OID.subjectAltName);
  const listed = alternative
    ? readDer(alternative.value, (reader) =>
        reader.sequence('subjectAltName').all((list) => parseGeneralName(list.next('a name').bytes)),
      )
    : [];
  // Addresses in the subject are held against the constraints of mail, too.
  const mail = subject.rdns
    .flat()
    .filter(({ oid }) => oid === OID.emailAddress)
    .map(({ value }) => ({ kind: 'email' as const, value }));
  return subject.rdns.length === 0 ? listed : [{ kind: 'directory', name: subject }, ...mail, ...listed];
}

function isWithin(name: GeneralName, base: GeneralName): boolean {
  if (name.kind === 'directory' && base.kind === 'directory')
    return beginsWith(name.name.rdns.flat(), base.name.rdns.flat());
  if (name.kind === 'other' || base.kind === 'other' || name.kind === 'directory' || base.kind === 'directory')
    return false;
  if (name.kind !== base.kind) return false;
  const [value, limit] = [name.value.toLowerCase(), base.value.toLowerCase()];
  if (name.kind === 'email') {
    if (limit.includes('@')) return value === limit;
    const host = value.slice(value.lastIndexOf('@') + 1);
    return limit.startsWith('.') ? host.endsWith(limit) : host === limit;
  }
  const host = name.kind === 'uri' ? (/^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]*)/.exec(value)?.[1] ?? '') : value;
  return host === limit || host.endsWith(limit.startsWith('.') ? limit : `.${limit}`) || limit === '';
}

type Attributes = readonly NameAttribute[];
const beginsWith = (name: Attributes, base: Attributes): boolean =>
  base.length <= name.length &&
  base.every((attribute, index) => {
    const other = name[index];
    return other !== undefined && other.oid === attribute.oid && folded(other.value) === folded(attribute.value);
  });

/** Names are compared without their case, and with spaces folded (RFC 5280 §7.1, RFC 4518 §2.6.1). */
const folded = (value: string): string => value.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
