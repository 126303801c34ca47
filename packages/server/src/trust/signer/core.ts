import { type RevocationReason, parseCertificate } from '@countersign/asn1';
import {
  type AuditPort,
  type KeyAlgorithm,
  type SignedOnce,
  type SigningIntent,
  type StatusQuestion,
  type TimestampAuthority,
  PkiError,
  completeShieldSignature,
  createTimestampAuthority,
  issueShieldCertificate,
  issueShieldOnce,
  logKey,
  ocspTryLater,
  respondOcsp,
  sealingLike,
  shieldAttributes,
  signCrl,
  signAsPlatform,
  signEachOnce,
  signLogNote,
  storedOcspAnswer,
} from '@countersign/pki';
import { toWsid } from '@countersign/domain';
import type {
  AuthorityCertificates,
  IssuedRecord,
  KeyCalls,
  LogNoteAnswer,
  OpenOptions,
  ShieldCertificate,
  ShieldCertificateOrder,
  ShieldFinishOrder,
  ShieldOnceOrder,
  SignAnswer,
  SignOrder,
  SignRequest,
} from '../../platform/index.ts';
import { AuthorityError, type CorePorts, type Loaded, loadAuthority } from './load-authority.ts';
import { openDataKey } from './open-data-key.ts';
import { maintainAuthority } from './maintain-authority.ts';
import { signAsHolderOf } from './sign-as-holder.ts';
import { stampingOf } from './stamping.ts';

/** How often the server is asked whether the keys of the authority have been replaced. */
const CHECK_INTERVAL_MS = 30_000;

interface Opened extends Loaded {
  /** The algorithm of the new key of each signature. */
  readonly keyAlgorithm: KeyAlgorithm | undefined;
  readonly timestamps: TimestampAuthority;
}

/** All operations with the authority's keys (conventions, rule 7). Runs in the signer process. */
export function createSignerCore(given: CorePorts): KeyCalls {
  const { host, clock } = given;
  let issuingKey: Uint8Array | null = null;
  const ports: CorePorts = { host, clock, kek: () => sealingLike(given.kek(), issuingKey) };
  const audit: AuditPort = (line) => void host.audit(line).catch(() => {});
  let opening: { readonly options: OpenOptions; opened: Promise<Opened>; version: string; checkedAt: number } | null =
    null;
  const openNow = async (options: OpenOptions): Promise<Opened> => {
    const loaded = await loadAuthority(ports, options, audit);
    issuingKey = loaded.issuingKey;
    const lastStamp = { advance: (at: Date) => host.advanceStamp(at) };
    const timestamps = createTimestampAuthority({ authority: loaded.authority, clock, lastStamp });
    return { ...loaded, timestamps, keyAlgorithm: options.keys?.signing };
  };
  const open = async (options: OpenOptions): Promise<Opened> => {
    const opened = await openNow(options);
    const version = await host.authorityVersion(null);
    opening = { options, opened: Promise.resolve(opened), version, checkedAt: clock.now().getTime() };
    return opened;
  };
  // Another process on the same database, or an operator's command, may have made new generations, or sealed the keys again.
  const currentAuthority = async (): Promise<Opened> => {
    if (opening === null) throw new AuthorityError('NOT_READY', 'the authority is not open yet');
    const now = clock.now().getTime();
    if (Math.abs(now - opening.checkedAt) >= CHECK_INTERVAL_MS) {
      opening.checkedAt = now;
      const version = await host.authorityVersion(null);
      if (version !== opening.version) return open(opening.options);
    }
    return opening.opened;
  };
  return {
    async open(options) {
      return certificatesOf(await open(options));
    },
    certificates: async () => certificatesOf(await currentAuthority()),
    generations: async () => (await currentAuthority()).generations,
    sign: async (order) =>
      order.holder === undefined
        ? sign(await currentAuthority(), ports, order)
        : signAsHolderOf(await currentAuthority(), ports, { ...order, holder: order.holder }),
    async maintain(order) {
      const opened = await currentAuthority();
      const { options } = opening ?? {};
      if (options === undefined) throw new AuthorityError('NOT_READY', 'the authority is not open yet');
      return maintainAuthority(ports, opened, order, () => open(options));
    },
    async signAsPlatform({ digest }) {
      const { cms, certificate, ocsp, timestampTime } = await signAsPlatform({ ...(await currentAuthority()), digest });
      return { cms, certificate, ocsp, timestampTime };
    },
    signLogNote: async ({ text }) => signNote(await currentAuthority(), ports, text),
    logKey: async () => logKey((await currentAuthority()).authority),
    certifyShield: async (order) => certifyShield(await currentAuthority(), ports, order),
    certifyShieldOnce: async (order) => certifyShieldOnce(await currentAuthority(), ports, order),
    shieldAttributes: async (order) => shieldAttributes(order),
    finishShield: async (order) => finishShield(await currentAuthority(), ports, order),
    async timestampDigests(digests) {
      const { timestamps } = await currentAuthority();
      const stamps = await Promise.all(digests.map((digest) => timestamps.timestampDigest(digest)));
      return stamps.map(({ token, time }) => ({ token, time }));
    },
    timestamp: async (request) => (await currentAuthority()).timestamps.respond(request),
    ocsp: async (request) =>
      respondOcsp({
        authority: (await currentAuthority()).authority,
        request,
        lookup: (question) => host.lookUpStatus(question),
        now: clock.now(),
      })
        // A responder that cannot look up a status returns an error, and never "good" (RFC 6960 §2.3).
        .catch(() => ocspTryLater()),
    async ocspFor(certificate) {
      const status = await host.lookUpStatus(questionAbout(certificate));
      return storedOcspAnswer({
        authority: (await currentAuthority()).authority,
        certificate,
        status,
        now: clock.now(),
      });
    },
    signCrl: async ({ issuer, generation, entries, lastNumber, now }) => {
      const made = await signCrl({
        authority: (await currentAuthority()).authority,
        generation,
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
    dataKey: (wanted) => openDataKey(ports, wanted),
  };
}

/** Refuses a tree that is smaller than the last signed one, or of its size with another root: rows were removed or changed. */
async function signNote({ authority }: Opened, { host }: CorePorts, text: string): Promise<LogNoteAnswer> {
  const signed = await signLogNote(authority, text);
  const [, size = '', root = ''] = text.split('\n');
  if (!(await host.advanceLog({ size: Number(size), root }))) {
    throw new AuthorityError('LOG_BEHIND', 'the tree does not continue the last signed one');
  }
  return signed;
}

const certificatesOf = ({
  authority: { root, issuing, between, tsa, ocsp, platform, log },
}: Loaded): AuthorityCertificates => ({
  root: root.certificate,
  issuing: issuing.certificate,
  between: between.map(({ der }) => der),
  tsa: tsa.certificate,
  ocsp: ocsp.certificate,
  platform: platform.certificate,
  log: log?.certificate ?? new Uint8Array(),
});

/** docs/cycles/issuance.md: steps 1 to 6 are one function of the authority; step 3 is done by the host. */
async function sign(
  { authority, timestamps, keyAlgorithm }: Opened,
  { host, clock }: CorePorts,
  order: SignOrder,
): Promise<SignAnswer[]> {
  const { subject, holder: _none, documents, ...common } = order;
  const requests = documents.map((document) => ({ ...common, ...document }));
  const signed = await signEachOnce({
    authority,
    keyAlgorithm,
    timestamps: stampingOf(timestamps, clock, order),
    subject: { ...personOf(subject), organisation: subject.organisation ?? null },
    documents: requests.map((request) => ({ digest: request.digest, intent: intentOf(request) })),
    now: clock.now(),
    recordIssued: async (issued) => {
      const records = issued.flatMap(({ serialHex: serial, ...named }, at): IssuedRecord[] => {
        const request = requests[at];
        return request === undefined ? [] : [{ ...named, serial, kind: 'DISPOSABLE', request }];
      });
      await host.recordIssued(records);
    },
  });
  return signed.map(answerOf);
}

const answerOf = ({ cms, certificate, serialHex: serial, ocsp, timestampTime }: SignedOnce): SignAnswer => ({
  cms,
  certificate,
  serial,
  ocsp,
  timestampTime,
});

const personOf = ({ commonName, number, organisationIdentifier, ...of }: SignRequest['subject']) => ({
  name: commonName,
  number,
  organisationIdentifier,
  identity: of.identityVerified
    ? ('verified' as const)
    : of.nameOfProfile
      ? ('profile' as const)
      : ('as-given' as const),
});

/** docs/cycles/issuance.md "What the certificate binds". */
function intentOf({
  envelopeId,
  participantId,
  fileId,
  digest,
  evidenceDigest,
}: Omit<SignRequest, 'subject'>): SigningIntent | undefined {
  if (evidenceDigest === undefined) return undefined;
  return {
    envelope: toWsid('envelope', envelopeId),
    participant: toWsid('participant', participantId),
    document: toWsid('file', fileId),
    documentDigest: digest,
    evidenceDigest,
  };
}

async function certifyShield(
  { authority }: Opened,
  { host, clock }: CorePorts,
  { subject, envelopeId, participantId, ...proved }: ShieldCertificateOrder,
): Promise<ShieldCertificate> {
  const { certificate, serialHex: serial } = await issueShieldCertificate({
    authority,
    ...proved,
    now: clock.now(),
    subject: { ...personOf(subject), organisation: null, organisationIdentifier: null },
    recordIssued: async ({ certificate: der, serialHex, subject: text, notBefore, notAfter }) => {
      const named = { certificate: der, serial: serialHex, subject: text, notBefore, notAfter };
      await host.recordShield({ ...named, envelopeId, participantId });
    },
  });
  return { certificate, serial };
}

/** docs/cycles/external-signing.md step 8: bound to this document like a certificate for one signature. */
async function certifyShieldOnce(
  { authority }: Opened,
  { host, clock }: CorePorts,
  order: ShieldOnceOrder,
): Promise<ShieldCertificate> {
  const { subject, spki, ...request } = order;
  const intent = intentOf(request);
  if (intent === undefined) throw new PkiError('INPUT', 'the envelope has no audit rows to bind the certificate to');
  const { certificate, serialHex: serial } = await issueShieldOnce({
    authority,
    spki,
    intent,
    now: clock.now(),
    subject: { ...personOf(subject), organisation: null, organisationIdentifier: null },
    recordIssued: async ({ certificate: der, serialHex, subject: text, notBefore, notAfter }) => {
      const named = { certificate: der, serial: serialHex, subject: text, notBefore, notAfter };
      await host.recordIssued([{ ...named, kind: 'SHIELD', request }]);
    },
  });
  return { certificate, serial };
}

function questionAbout(certificate: Uint8Array): StatusQuestion {
  const { serialHex, authorityKeyId } = parseCertificate(certificate);
  return { serialHex, issuerKeyId: authorityKeyId?.keyId ?? null };
}

/** A phone's signature is accepted only while its certificate is valid (security 57, 59). */
async function finishShield(
  { authority, timestamps }: Opened,
  { host, clock }: CorePorts,
  order: ShieldFinishOrder,
): Promise<SignAnswer> {
  const status = await host.lookUpStatus(questionAbout(order.certificate));
  if (status.kind !== 'good') throw new PkiError('SIGNATURE_REFUSED', `the certificate of the phone is ${status.kind}`);
  const made = await completeShieldSignature({ ...order, authority, timestamps: stampingOf(timestamps, clock, order) });
  const { cms, certificate, serialHex: serial, ocsp, timestampTime } = made;
  return { cms, certificate, serial, ocsp, timestampTime };
}
