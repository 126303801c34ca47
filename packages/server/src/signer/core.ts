import { type RevocationReason, parseCertificate } from '@countersign/asn1';
import {
  type AuditPort,
  type Authority,
  type AuthorityKeyName,
  type Hierarchy,
  type TimestampAuthority,
  PkiError,
  completeShieldSignature,
  createHierarchy,
  createTimestampAuthority,
  issueShieldCertificate,
  ocspTryLater,
  openAuthority,
  respondOcsp,
  sealPrivateKey,
  shieldAttributes,
  signCrl,
  signOnce,
  storedOcspAnswer,
  unsealPrivateKey,
} from '@countersign/pki';
import type { Clock } from '../clock.ts';
import { signAsHolderOf } from './sign-as-holder.ts';
import type { AuthorityRole, HostCalls, KeyCalls, OpenOptions, StoredAuthority } from './calls.ts';
import type {
  AuthorityCertificates,
  ShieldCertificate,
  ShieldCertificateOrder,
  ShieldFinishOrder,
  SignAnswer,
  SignRequest,
} from './signer.ts';

const NAMES: Readonly<Record<AuthorityRole, AuthorityKeyName>> = {
  ROOT: 'root',
  ISSUING: 'issuing',
  TSA: 'tsa',
  OCSP: 'ocsp',
};
const ROLES = Object.keys(NAMES) as AuthorityRole[];

/** The stored authority cannot be used with this key-encryption key or in this mode. */
export class AuthorityError extends Error {
  override readonly name = 'AuthorityError';
  readonly kind: 'INCOMPLETE' | 'EVALUATION_AUTHORITY';
  constructor(kind: AuthorityError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

interface CorePorts {
  /** Gives the key-encryption key, 32 octets, which never leaves this process. */
  readonly kek: () => Uint8Array;
  readonly host: HostCalls;
  readonly clock: Clock;
}

interface Opened {
  readonly authority: Authority;
  readonly timestamps: TimestampAuthority;
}

/** All that is done with the authority's keys (conventions, rule 7). Runs in the signer process. */
export function createSignerCore(ports: CorePorts): KeyCalls {
  const { host, clock } = ports;
  const audit: AuditPort = (line) => void host.audit(line).catch(() => {});
  let opened: Opened | null = null;
  const working = (): Opened => {
    if (opened === null) throw new Error('the authority is not open yet');
    return opened;
  };
  return {
    async open(options) {
      const hierarchy = await loadHierarchy(ports, options);
      const authority = openAuthority(hierarchy, audit);
      const lastStamp = { advance: (at: Date) => host.advanceStamp(at) };
      opened = { authority, timestamps: createTimestampAuthority({ authority, clock, lastStamp }) };
      return certificatesOf(authority);
    },
    sign: (request) =>
      request.holder === undefined
        ? sign(working(), ports, request)
        : signAsHolderOf(working(), ports, { ...request, holder: request.holder }),
    certifyShield: (order) => certifyShield(working(), ports, order),
    shieldAttributes: async (order) => shieldAttributes(order),
    finishShield: (order) => finishShield(working(), ports, order),
    async timestampDigest(digest) {
      const { token, time } = await working().timestamps.timestampDigest(digest);
      return { token, time };
    },
    timestamp: (request) => working().timestamps.respond(request),
    ocsp: (request) =>
      respondOcsp({
        authority: working().authority,
        request,
        lookup: (serial) => host.lookUpStatus(serial),
        now: clock.now(),
      })
        // A responder that cannot look up a status says so, and never "good" (RFC 6960 §2.3).
        .catch(() => ocspTryLater()),
    async ocspFor(certificate) {
      const status = await host.lookUpStatus(parseCertificate(certificate).serialHex);
      return storedOcspAnswer({ authority: working().authority, certificate, status, now: clock.now() });
    },
    signCrl: async ({ issuer, entries, lastNumber, now }) => {
      const made = signCrl({
        authority: working().authority,
        ca: issuer === 'ROOT' ? 'root' : 'issuing',
        entries: entries.map(({ serial, at, reason }) => ({
          serialHex: serial,
          at,
          reason: reason as RevocationReason,
        })),
        lastNumber: lastNumber === null ? null : BigInt(lastNumber),
        now,
      });
      return { der: made.crl, number: Number(made.number), at: made.thisUpdate };
    },
  };
}

const certificatesOf = ({ root, issuing, tsa, ocsp }: Authority): AuthorityCertificates => ({
  root: root.certificate,
  issuing: issuing.certificate,
  tsa: tsa.certificate,
  ocsp: ocsp.certificate,
});

/** docs/cycles/issuance.md: steps 1 to 6 are one function of the authority; step 3 is the host's. */
async function sign(
  { authority, timestamps }: Opened,
  { host, clock }: CorePorts,
  request: SignRequest,
): Promise<SignAnswer> {
  const { subject, holder: _none, ...rest } = request;
  const signed = await signOnce({
    authority,
    timestamps,
    subject: {
      name: subject.commonName,
      organisation: subject.organisation ?? null,
      identity: subject.identityVerified ? 'verified' : 'as-given',
    },
    digest: request.digest,
    now: clock.now(),
    recordIssued: async ({ certificate, serialHex: serial, subject: text, notBefore, notAfter }) => {
      await host.recordIssued({ certificate, serial, subject: text, notBefore, notAfter, request: rest });
    },
  });
  const { cms, certificate, serialHex: serial, ocsp, timestampTime } = signed;
  return { cms, certificate, serial, ocsp, timestampTime };
}

async function certifyShield(
  { authority }: Opened,
  { host, clock }: CorePorts,
  { subject, envelopeId, participantId, ...proved }: ShieldCertificateOrder,
): Promise<ShieldCertificate> {
  const { certificate, serialHex: serial } = await issueShieldCertificate({
    ...{ authority, ...proved, now: clock.now() },
    subject: {
      name: subject.commonName,
      organisation: null,
      identity: subject.identityVerified ? 'verified' : 'as-given',
    },
    recordIssued: async ({ certificate: der, serialHex, subject: text, notBefore, notAfter }) => {
      const named = { certificate: der, serial: serialHex, subject: text, notBefore, notAfter };
      await host.recordShield({ ...named, envelopeId, participantId });
    },
  });
  return { certificate, serial };
}

/** What a phone signed counts only while its certificate is good (security 57, 59). */
async function finishShield(
  { authority, timestamps }: Opened,
  { host }: CorePorts,
  order: ShieldFinishOrder,
): Promise<SignAnswer> {
  const { serialHex } = parseCertificate(order.certificate);
  const status = await host.lookUpStatus(serialHex);
  if (status.kind !== 'good') throw new PkiError('SIGNATURE_REFUSED', `the certificate of the phone is ${status.kind}`);
  const made = await completeShieldSignature({ ...order, authority, timestamps });
  const { cms, certificate, serialHex: serial, ocsp, timestampTime } = made;
  return { cms, certificate, serial, ocsp, timestampTime };
}

async function loadHierarchy(ports: CorePorts, options: OpenOptions): Promise<Hierarchy> {
  const { host, clock } = ports;
  const kek = ports.kek();
  const stored = (await host.loadAuthority(null)) ?? (await makeAuthority(kek, host, { ...options, now: clock.now() }));
  if (stored.evaluation && !options.evaluation) {
    throw new AuthorityError(
      'EVALUATION_AUTHORITY',
      'this certificate authority was born in evaluation mode; production needs one of its own',
    );
  }
  const keyed = (role: AuthorityRole) => {
    const row = stored.keys.find((key) => key.role === role);
    if (row === undefined) throw new AuthorityError('INCOMPLETE', `the authority has no ${role} key`);
    return { certificate: row.certificate, privateKey: unsealPrivateKey({ kek, name: NAMES[role] }, row.sealedKey) };
  };
  return {
    evaluation: stored.evaluation,
    pkiUrl: options.pkiUrl,
    root: keyed('ROOT'),
    issuing: keyed('ISSUING'),
    tsa: keyed('TSA'),
    ocsp: keyed('OCSP'),
  };
}

/** Of two processes that start at once one stores its authority, and the other takes that one up. */
function makeAuthority(
  kek: Uint8Array,
  host: HostCalls,
  options: OpenOptions & { now: Date },
): Promise<StoredAuthority> {
  const made = createHierarchy(options);
  const keys = ROLES.map((role) => {
    const { certificate, privateKey } = made[NAMES[role]];
    if (privateKey === null) throw new AuthorityError('INCOMPLETE', `a new authority came without its ${role} key`);
    const sealedKey = sealPrivateKey({ kek, name: NAMES[role] }, privateKey);
    privateKey.fill(0);
    return { role, certificate, sealedKey };
  });
  return host.storeAuthority({ evaluation: made.evaluation, keys });
}
