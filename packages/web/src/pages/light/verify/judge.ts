import type { Language, SignatureReport, TimestampReport, Verification } from '@countersign/contract';
import { unverifiedMark } from '@countersign/domain';

export type AnyReport = SignatureReport | TimestampReport;
/** The headline for a person: of a signature, and of the whole file. */
export type Tone = 'good' | 'check' | 'bad';
export type Headline =
  | 'valid'
  | 'named'
  | 'unrecorded'
  | 'untrusted'
  | 'unproven'
  | 'changed'
  | 'broken'
  | 'revoked'
  | 'unsigned'
  | 'voided';

/** An intact signature by an untrusted issuer is not a forgery: it is shown differently (ETSI EN 319 102-1 §5). */
export function toneOf(report: AnyReport): Tone {
  if (!report.integrity || report.modifications === 'SUSPICIOUS' || report.indication === 'TOTAL_FAILED') return 'bad';
  if (isUnrecorded(report)) return 'bad';
  return report.trusted && report.indication === 'TOTAL_PASSED' ? 'good' : 'check';
}

const isUnrecorded = (report: AnyReport): boolean => 'known' in report && report.known === 'UNKNOWN';

/** An unverified name is never shown in green (rulings §8.20). */
export const isNameUnproven = (report: AnyReport): boolean =>
  'nameSource' in report && report.nameSource !== null && report.nameSource !== 'VERIFIED';

/** The tone of a card: the worse of the signature and the name on it. */
export const cardToneOf = (report: AnyReport): Tone => {
  const tone = toneOf(report);
  return tone === 'good' && isNameUnproven(report) ? 'check' : tone;
};

/** Sub-indications that only say that the issuer is unknown here. */
const UNKNOWN_ISSUER: readonly (string | null)[] = [null, 'NO_CERTIFICATE_CHAIN_FOUND'];

export function headlineOf({ valid, signatures, timestamps, voided }: Verification): Headline {
  if (signatures.length === 0) return 'unsigned';
  const all: readonly AnyReport[] = [...signatures, ...timestamps];
  const isBroken = all.some(({ integrity, indication }) => !integrity || indication === 'TOTAL_FAILED');
  if (all.some(({ modifications }) => modifications === 'SUSPICIOUS') && all.every(({ integrity }) => integrity))
    return 'changed';
  if (signatures.some(isUnrecorded)) return 'unrecorded';
  if (isBroken) return isRevokedAlone(all) ? 'revoked' : 'broken';
  const open = all.filter((report) => toneOf(report) !== 'good');
  if (open.length > 0)
    return open.every(({ subIndication }) => UNKNOWN_ISSUER.includes(subIndication)) ? 'untrusted' : 'unproven';
  if (!valid) return 'changed';
  if (voided !== null) return 'voided';
  return signatures.some(isNameUnproven) ? 'named' : 'valid';
}

const isRevokedAlone = (all: readonly AnyReport[]): boolean =>
  all
    .filter(({ integrity, indication }) => !integrity || indication === 'TOTAL_FAILED')
    .every(({ integrity, subIndication }) => integrity && subIndication === 'REVOKED');

export const headlineTone = (headline: Headline): Tone =>
  headline === 'valid' ? 'good' : ['changed', 'broken', 'revoked', 'unrecorded'].includes(headline) ? 'bad' : 'check';

/** Whether all signatures of a file chain to our own root, so that any reader that trusts it gives the same result. */
export const isOursAlone = ({ signatures, timestamps }: Verification): boolean =>
  [...signatures, ...timestamps].every(({ trustedThrough }) => trustedThrough?.kind === 'OWN');

/** The common name in a distinguished name such as `CN=Li Lei,O=…`; the text itself if it has none. */
export function commonName(name: string): string {
  const [, value] = /(?:^|,)\s*CN=((?:\\.|[^,\\])+)/i.exec(name) ?? [];
  return value?.replace(/\\(.)/g, '$1').trim() ?? name;
}

/** The signer in a line of text, with a phrase after an unverified name (rulings §8.13, §8.20). */
export const signerWords = (
  { signer, nameSource }: Pick<SignatureReport, 'signer' | 'nameSource'>,
  language: Language,
  unknownSigner: string,
): string => (signer === '' ? unknownSigner : `${commonName(signer)}${unverifiedMark(nameSource, language)}`);

/** A digest in groups of eight, as it is read aloud. */
export const inGroups = (hex: string): string => hex.replace(/(.{8})(?=.)/g, '$1 ');
