import { createHash } from 'node:crypto';
import { SaxesParser } from 'saxes';
import { TaskRefusal } from '../../../platform/index.ts';
import type { TrustScheme } from './read-trust-file.ts';

/** From one instant to another; null if there is no limit. */
export interface Period {
  readonly from: Date | null;
  readonly until: Date | null;
}

/** The signer of a territory's list, from a pointer of another list (ETSI TS 119 612 §5.3.13). */
export interface ListPointer {
  readonly territory: string | null;
  /** SHA-256 of a certificate in lower-case hex. */
  readonly fingerprint: string;
}

/** One service of a trusted list with its certificates (ETSI TS 119 612 §5.5.3). */
export interface TrustService {
  readonly provider: string | null;
  readonly service: string | null;
  readonly certificates: readonly Uint8Array[];
  /** The periods with a type and a status that allow trust in signatures; null for always, empty for never. */
  readonly granted: readonly Period[] | null;
  /** Its certificates belong to the service itself, not to an authority that certifies others. */
  readonly mayBeLeaf: boolean;
}

const TYPES = 'http://uri.etsi.org/TrstSvc/Svctype/';
/** ETSI TS 119 612 §5.5.1.1: authorities that issue qualified certificates, and qualified time-stamping. */
const CA_QC = `${TYPES}CA/QC`;
const TSA_QTST = `${TYPES}TSA/QTST`;
/**
 * §5.5.4: the only status of a trustworthy qualified service, and its equivalents before 1 July 2016 (ETSI TS 119 615 §4.4).
 */
const STATUSES = 'http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus/';
const GRANTED = new Set([
  `${STATUSES}granted`,
  ...['undersupervision', 'supervisionincessation', 'accredited'].map((status) => STATUSES + status),
]);
/** §5.5.9.4: the purpose of a CA/QC service's certificates; those for web sites only do not sign contracts. */
const PURPOSES = 'http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt/';
const SIGNING_PURPOSES = new Set([`${PURPOSES}ForeSignatures`, `${PURPOSES}ForeSeals`]);

const SCHEME = 'TrustServiceStatusList/SchemeInformation/';
const PROVIDER = 'TrustServiceStatusList/TrustServiceProviderList/TrustServiceProvider';
/** A service with its current and former states. */
const SERVICE = `${PROVIDER}/TSPServices/TSPService`;
const NOW = `${SERVICE}/ServiceInformation`;
const BEFORE = `${SERVICE}/ServiceHistory/ServiceHistoryInstance`;
const POINTER = `${SCHEME}PointersToOtherTSL/OtherTSLPointer`;
const CHUNK = 65_536;
const TEXT_MAX = 300;
/** Trusted lists nest a quarter as deep; deeper nesting is an attack on the parser. */
const DEPTH_MAX = 64;

/** A country or EU (§5.3.10), and a positive number (§5.3.2). */
const TERRITORY = /^[A-Z]{2}$/;
const SEQUENCE_NUMBER = /^[1-9]\d{0,17}$/;

/** The state of a service from an instant on. */
interface Standing {
  type: string;
  status: string;
  since: Date | null;
  purposes: string[];
}

interface OpenService {
  service: string | null;
  certificates: Uint8Array[];
  /** The current state first. */
  readonly standings: Standing[];
}

/**
 * Reads a trusted list; its signature is verified by list-signature.ts. A document type, which could define entities, is
 * refused (security 51). A list without a mandatory part of its head is refused, because it could not be distinguished from
 * another list, from its other issues or by its signer (§5.3). Refusals: TRUST_TYPE, TRUST_INCOMPLETE with the name of the
 * part.
 */
export function readTrustedList(xml: string): {
  scheme: Omit<TrustScheme, 'signer'>;
  services: TrustService[];
  pointers: ListPointer[];
} {
  const reading = new Reading();
  const parser = new SaxesParser();
  const damaged = (): never => {
    throw new TaskRefusal('TRUST_TYPE', 'not a trusted list');
  };
  parser.on('doctype', damaged);
  parser.on('error', damaged);
  parser.on('opentag', ({ name }) => reading.open(local(name)));
  parser.on('text', (text) => reading.say(text));
  parser.on('cdata', (text) => reading.say(text));
  parser.on('closetag', () => reading.close());
  for (let at = 0; at < xml.length; at += CHUNK) parser.write(xml.slice(at, at + CHUNK));
  parser.close();
  if (!reading.isList) damaged();
  reading.demandHead();
  const { territory, operatorName, sequenceNumber, issuedAt, nextUpdateAt, services, pointers } = reading;
  return { scheme: { territory, operatorName, sequenceNumber, issuedAt, nextUpdateAt }, services, pointers };
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

class Reading {
  readonly services: TrustService[] = [];
  readonly pointers: ListPointer[] = [];
  isList = false;
  territory: string | null = null;
  operatorName: string | null = null;
  sequenceNumber: string | null = null;
  issuedAt: Date | null = null;
  nextUpdateAt: Date | null = null;
  /** The paths of the open elements, from the root down. */
  private readonly paths: string[] = [];
  /** How often each part of the head occurs. */
  private readonly heads = new Map<string, number>();
  private text = '';
  private provider: string | null = null;
  private current: OpenService = emptyService();
  private pointed: { territory: string | null; fingerprints: string[] } = { territory: null, fingerprints: [] };

  open(name: string): void {
    if (this.paths.length >= DEPTH_MAX) throw new TaskRefusal('TRUST_TYPE', 'the list is nested too deeply');
    const above = this.paths.at(-1);
    const at = above === undefined ? name : `${above}/${name}`;
    this.paths.push(at);
    this.text = '';
    if (at === 'TrustServiceStatusList') this.isList = true;
    if (at === PROVIDER) this.provider = null;
    if (at === SERVICE) this.current = emptyService();
    if (at === NOW || at === BEFORE) this.current.standings.push({ type: '', status: '', since: null, purposes: [] });
    if (at === POINTER) this.pointed = { territory: null, fingerprints: [] };
  }

  say(text: string): void {
    this.text += text;
  }

  close(): void {
    const at = this.paths.pop() ?? '';
    const text = this.text.trim();
    this.text = '';
    if (at.startsWith(POINTER)) this.readPointer(at.slice(POINTER.length + 1), text);
    else if (at.startsWith(SCHEME)) this.readScheme(at.slice(SCHEME.length), text);
    else if (at === `${PROVIDER}/TSPInformation/TSPName/Name`) this.provider ??= short(text);
    else if (at.startsWith(`${NOW}/`)) this.readService(at.slice(NOW.length + 1), text);
    else if (at.startsWith(`${BEFORE}/`)) this.readStanding(at.slice(BEFORE.length + 1), text);
    else if (at === SERVICE) this.services.push(finished(this.current, this.provider));
  }

  /** Throws a TaskRefusal with the name of the first mandatory part of the head that is missing, malformed or repeated. */
  demandHead(): void {
    const isThere: Readonly<Record<string, boolean>> = {
      SchemeTerritory: TERRITORY.test(this.territory ?? ''),
      SchemeOperatorName: (this.operatorName ?? '') !== '',
      TSLSequenceNumber: SEQUENCE_NUMBER.test(this.sequenceNumber ?? ''),
      ListIssueDateTime: this.issuedAt !== null,
      NextUpdate: true,
    };
    for (const [part, isGood] of Object.entries(isThere))
      if (!isGood || this.heads.get(part) !== 1) throw new TaskRefusal('TRUST_INCOMPLETE', part);
  }

  private readScheme(at: string, text: string): void {
    this.heads.set(at, (this.heads.get(at) ?? 0) + 1);
    if (at === 'SchemeTerritory') this.territory = short(text);
    else if (at === 'SchemeOperatorName/Name') this.operatorName ??= short(text);
    else if (at === 'TSLSequenceNumber') this.sequenceNumber = short(text);
    else if (at === 'ListIssueDateTime') this.issuedAt = instant(text);
    else if (at === 'NextUpdate/dateTime') this.nextUpdateAt = instant(text);
  }

  private readService(at: string, text: string): void {
    const { current } = this;
    if (at === 'ServiceName/Name') current.service ??= short(text);
    else if (at === 'ServiceDigitalIdentity/DigitalId/X509Certificate') {
      current.certificates.push(new Uint8Array(Buffer.from(text, 'base64')));
    } else this.readStanding(at, text);
  }

  private readStanding(at: string, text: string): void {
    const standing = this.current.standings.at(-1);
    if (standing === undefined) return;
    if (at === 'ServiceTypeIdentifier') standing.type = text;
    else if (at === 'ServiceStatus') standing.status = text;
    else if (at === 'StatusStartingTime') standing.since = instant(text);
    else if (at === 'ServiceInformationExtensions/Extension/AdditionalServiceInformation/URI')
      standing.purposes.push(text);
  }

  private readPointer(at: string, text: string): void {
    const { pointed } = this;
    if (at === 'AdditionalInformation/OtherInformation/SchemeTerritory') pointed.territory = short(text);
    else if (at === 'ServiceDigitalIdentities/ServiceDigitalIdentity/DigitalId/X509Certificate')
      pointed.fingerprints.push(createHash('sha256').update(Buffer.from(text, 'base64')).digest('hex'));
    else if (at === '')
      for (const fingerprint of pointed.fingerprints) this.pointers.push({ territory: pointed.territory, fingerprint });
  }
}

const emptyService = (): OpenService => ({ service: null, certificates: [], standings: [] });

function finished({ service, certificates, standings }: OpenService, provider: string | null): TrustService {
  const mayBeLeaf = standings[0]?.type === TSA_QTST;
  return { provider, service, certificates, granted: grantedIn(standings), mayBeLeaf };
}

/**
 * The states of a service, each from its instant until the next one's; a former state without an instant is ignored (§5.5.5,
 * §5.6.5).
 */
function grantedIn([now, ...former]: readonly Standing[]): Period[] {
  // The start of the current state is unknown (§5.5.5 is mandatory).
  if (now === undefined || now.since === null) return [];
  const dated = former.filter(({ since, type }) => since !== null && type === now.type);
  const latest = [now, ...dated.toSorted((a, b) => Number(b.since) - Number(a.since))];
  return latest.flatMap((standing, i) => {
    const until = i === 0 ? null : (latest[i - 1]?.since ?? null);
    const isEmpty = i > 0 && (until === null || (standing.since !== null && standing.since >= until));
    return isTrusted(standing) && !isEmpty ? [{ from: standing.since, until }] : [];
  });
}

function isTrusted({ type, status, purposes }: Standing): boolean {
  const named = purposes.filter((uri) => uri.startsWith(`${PURPOSES}For`));
  const isForSigning = named.length === 0 || named.some((uri) => SIGNING_PURPOSES.has(uri));
  return ((type === CA_QC && isForSigning) || type === TSA_QTST) && GRANTED.has(status);
}

const short = (text: string): string => text.slice(0, TEXT_MAX);

function instant(text: string): Date | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}
