import type { SignatureReport, TimestampReport, Verification } from '@countersign/contract';

/** What a person is told first: of a signature, and of the whole file. */
export type Tone = 'good' | 'check' | 'bad';
export type Headline = 'valid' | 'untrusted' | 'changed' | 'broken' | 'unsigned' | 'voided';

/** A whole signature by an issuer that is not trusted here is no forgery: it is told apart (ETSI EN 319 102-1 §5). */
export function toneOf(report: SignatureReport | TimestampReport): Tone {
  if (!report.integrity || report.modifications === 'SUSPICIOUS' || report.indication === 'TOTAL_FAILED') return 'bad';
  return report.trusted && report.indication === 'TOTAL_PASSED' ? 'good' : 'check';
}

export function headlineOf({ valid, signatures, timestamps, voided }: Verification): Headline {
  if (signatures.length === 0) return 'unsigned';
  const all = [...signatures, ...timestamps];
  if (all.some(({ integrity, indication }) => !integrity || indication === 'TOTAL_FAILED')) return 'broken';
  if (all.some(({ modifications }) => modifications === 'SUSPICIOUS')) return 'changed';
  if (signatures.some((report) => toneOf(report) !== 'good')) return 'untrusted';
  if (!valid) return 'changed';
  return voided !== null ? 'voided' : 'valid';
}

export const headlineTone = (headline: Headline): Tone =>
  headline === 'valid' ? 'good' : headline === 'changed' || headline === 'broken' ? 'bad' : 'check';

/** The common name out of a distinguished name such as `CN=Li Lei,O=…`; the text itself where it has none. */
export function commonName(name: string): string {
  const [, value] = /(?:^|,)\s*CN=((?:\\.|[^,\\])+)/i.exec(name) ?? [];
  return value?.replace(/\\(.)/g, '$1').trim() ?? name;
}

/** A digest in groups of eight, as one reads it out. */
export const inGroups = (hex: string): string => hex.replace(/(.{8})(?=.)/g, '$1 ');
