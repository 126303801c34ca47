import type { SignatureReport, TimestampReport, Verification } from '@countersign/contract';

const yes = (good: boolean): string => (good ? 'yes' : 'NO');
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;
/** Names and reasons come from the file: they may not steer the terminal. */
const plain = (text: string): string => text.replace(CONTROL, '\ufffd');

/** A judgement as lines to read, the verdict first. */
export function printedVerification(verification: Verification): string {
  const { valid, signatures, timestamps, fileName, digest, size, revisions, notes, voided } = verification;
  const lines = [
    `${valid ? 'VALID' : 'NOT VALID'}  ${plain(fileName ?? '')}`,
    `  ${size} bytes, ${revisions} revision(s), SHA-256 ${digest}`,
    ...(voided === null ? [] : [`  VOID by agreement since ${voided.datetime}: ${plain(voided.reason)}`]),
    ...notes.map((note) => `  note: ${plain(note)}`),
    ...(signatures.length === 0 ? ['  the file carries no signature'] : []),
    ...signatures.flatMap((one, at) => signatureLines(one, at + 1)),
    ...timestamps.flatMap((one, at) => timestampLines(one, at + 1)),
  ];
  return `${lines.join('\n')}\n`;
}

const verdict = ({ indication, subIndication }: Pick<SignatureReport, 'indication' | 'subIndication'>): string =>
  subIndication === null ? indication : `${indication} (${subIndication})`;

function signatureLines(one: SignatureReport, number: number): string[] {
  return [
    '',
    `  Signature ${number}: ${verdict(one)}`,
    `    signer       ${plain(one.organisation === null ? one.signer : `${one.signer}, ${one.organisation}`)}`,
    `    issuer       ${plain(one.issuer)}, serial ${one.serialNumber}`,
    `    time         ${one.signingTime ?? 'unknown'} (${one.timeSource.toLowerCase()})`,
    `    level        ${one.level}`,
    `    integrity    ${yes(one.integrity)}    trusted ${yes(one.trusted)}    covers the whole file ${yes(one.coversWholeFile)}`,
    `    later changes ${one.modifications.toLowerCase()}`,
    ...(one.reason === null ? [] : [`    reason       ${plain(one.reason)}`]),
    ...one.notes.map((note) => `    note: ${plain(note)}`),
  ];
}

function timestampLines(one: TimestampReport, number: number): string[] {
  return [
    '',
    `  Document time-stamp ${number}: ${verdict(one)}`,
    `    authority    ${plain(one.authority)}`,
    `    time         ${one.time ?? 'unknown'}`,
    `    integrity    ${yes(one.integrity)}    trusted ${yes(one.trusted)}    covers the whole file ${yes(one.coversWholeFile)}`,
    ...one.notes.map((note) => `    note: ${plain(note)}`),
  ];
}
