import { SaxesParser } from 'saxes';
import { TaskRefusal } from '../../workers/tasks.ts';
import type { TrustScheme } from './read-trust-file.ts';

/** One service of a trusted list with the certificates that stand for it (ETSI TS 119 612 §5.5.3). */
export interface TrustService {
  readonly provider: string | null;
  readonly service: string | null;
  readonly certificates: readonly Uint8Array[];
  /** Of a type and a status by which signatures may be believed. */
  readonly isTrusted: boolean;
  /** Its certificates are those of a service itself, not of an authority over others. */
  readonly mayBeLeaf: boolean;
}

const TYPES = 'http://uri.etsi.org/TrstSvc/Svctype/';
/** ETSI TS 119 612 §5.5.1.1: authorities that issue qualified certificates, and qualified time-stamping. */
const CA_QC = `${TYPES}CA/QC`;
const TSA_QTST = `${TYPES}TSA/QTST`;
/** §5.5.4: the one status under which a qualified service may be relied upon now. */
const GRANTED = 'http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus/granted';
/** §5.5.9.4: what the certificates of a CA/QC service are for; those for web sites alone sign no contract. */
const PURPOSES = 'http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt/';
const SIGNING_PURPOSES = new Set([`${PURPOSES}ForeSignatures`, `${PURPOSES}ForeSeals`]);

const SCHEME = 'TrustServiceStatusList/SchemeInformation/';
const PROVIDER = 'TrustServiceStatusList/TrustServiceProviderList/TrustServiceProvider';
/** A service as it stands now; those of its history are beneath another element and never looked at. */
const SERVICE = `${PROVIDER}/TSPServices/TSPService`;
const NOW = `${SERVICE}/ServiceInformation/`;
const CHUNK = 65_536;
const TEXT_MAX = 300;

interface OpenService {
  type: string;
  status: string;
  service: string | null;
  purposes: string[];
  certificates: Uint8Array[];
}

/**
 * Reads a trusted list without judging its signature: whoever puts it in vouches for where it comes from. A document
 * type, by which entities could be named, is refused (security 51). Refusals: TRUST_TYPE.
 */
export function readTrustedList(xml: string): { scheme: TrustScheme; services: TrustService[] } {
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
  const { territory, operatorName, sequenceNumber, issuedAt, nextUpdateAt, services } = reading;
  return { scheme: { territory, operatorName, sequenceNumber, issuedAt, nextUpdateAt }, services };
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

class Reading {
  readonly services: TrustService[] = [];
  isList = false;
  territory: string | null = null;
  operatorName: string | null = null;
  sequenceNumber: string | null = null;
  issuedAt: Date | null = null;
  nextUpdateAt: Date | null = null;
  private readonly path: string[] = [];
  private text = '';
  private provider: string | null = null;
  private current: OpenService = emptyService();

  open(name: string): void {
    this.path.push(name);
    this.text = '';
    const at = this.path.join('/');
    if (at === 'TrustServiceStatusList') this.isList = true;
    if (at === PROVIDER) this.provider = null;
    if (at === SERVICE) this.current = emptyService();
  }

  say(text: string): void {
    this.text += text;
  }

  close(): void {
    const at = this.path.join('/');
    const text = this.text.trim();
    this.path.pop();
    this.text = '';
    if (at.startsWith(SCHEME)) this.readScheme(at.slice(SCHEME.length), text);
    else if (at === `${PROVIDER}/TSPInformation/TSPName/Name`) this.provider ??= short(text);
    else if (at.startsWith(NOW)) this.readService(at.slice(NOW.length), text);
    else if (at === SERVICE) this.services.push(finished(this.current, this.provider));
  }

  private readScheme(at: string, text: string): void {
    if (at === 'SchemeTerritory') this.territory = short(text);
    else if (at === 'SchemeOperatorName/Name') this.operatorName ??= short(text);
    else if (at === 'TSLSequenceNumber') this.sequenceNumber = short(text);
    else if (at === 'ListIssueDateTime') this.issuedAt = instant(text);
    else if (at === 'NextUpdate/dateTime') this.nextUpdateAt = instant(text);
  }

  private readService(at: string, text: string): void {
    const { current } = this;
    if (at === 'ServiceTypeIdentifier') current.type = text;
    else if (at === 'ServiceStatus') current.status = text;
    else if (at === 'ServiceName/Name') current.service ??= short(text);
    else if (at === 'ServiceDigitalIdentity/DigitalId/X509Certificate') {
      current.certificates.push(new Uint8Array(Buffer.from(text, 'base64')));
    } else if (at === 'ServiceInformationExtensions/Extension/AdditionalServiceInformation/URI') {
      current.purposes.push(text);
    }
  }
}

const emptyService = (): OpenService => ({ type: '', status: '', service: null, purposes: [], certificates: [] });

function finished({ type, status, service, purposes, certificates }: OpenService, provider: string | null) {
  const named = purposes.filter((uri) => uri.startsWith(`${PURPOSES}For`));
  const isForSigning = named.length === 0 || named.some((uri) => SIGNING_PURPOSES.has(uri));
  const isKnown = (type === CA_QC && isForSigning) || type === TSA_QTST;
  return { provider, service, certificates, isTrusted: isKnown && status === GRANTED, mayBeLeaf: type === TSA_QTST };
}

const short = (text: string): string => text.slice(0, TEXT_MAX);

function instant(text: string): Date | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}
