import type { RevisionReport, SignatureReport, TimestampReport, Verification } from '@countersign/contract';

const yes = (good: boolean): string => (good ? 'yes' : 'NO');
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** Names and reasons come from the file: they must not control the terminal. */
export const plain = (text: string): string => text.replace(CONTROL, '\ufffd');

/** The result for one file of many: its verification, or an error. */
export type Judged =
  | { readonly verification: Verification; readonly error: null }
  | { readonly verification: null; readonly error: string };
export type Verdict = 'VALID' | 'INDETERMINATE' | 'INVALID' | 'UNSIGNED' | 'UNREADABLE';

const NOTES: Readonly<Record<string, string>> = {
  WEAK_DIGEST: 'the digest algorithm {name} is no longer safe: other content with the same digest could be made',
  WEAK_KEY: 'the key {name} is too weak: someone else could compute it',
  ALGORITHM_MISMATCH: 'the algorithms of the signature do not match',
  CHAIN_TOO_COMPLEX: 'verifying the certificates and their status costs more than the limit for one file',
  VALIDATION_DATA_OVERFULL: 'the file contains more validation data than the limit',
  REVOCATION_UNKNOWN: 'the revocation status of a certificate of the path is unknown',
  REVOCATION_STALE: 'the revocation status of a certificate is older than the signature, or has expired',
};

/** Returns a note as text, if it has one; `WEAK_KEY:RSA-1024` names the key. */
function noteWords(note: string): string {
  const [word = '', name = ''] = note.split(':', 2);
  return plain(NOTES[word]?.replace('{name}', name) ?? note);
}

/** The verdict on the whole file (ETSI EN 319 102-1 §5.1.3 for each signature, the worst of them for the file). */
export function verdictOf({ verification }: Judged): Verdict {
  if (verification === null) return 'UNREADABLE';
  const { valid, signatures, timestamps, notes } = verification;
  if (valid) return 'VALID';
  if (signatures.length === 0) return 'UNSIGNED';
  const isBroken = [...signatures, ...timestamps].some(
    ({ integrity, indication, modifications }) =>
      !integrity || indication === 'TOTAL_FAILED' || modifications === 'SUSPICIOUS',
  );
  return isBroken || notes.length > 0 ? 'INVALID' : 'INDETERMINATE';
}

const LEVELS = ['CMS', 'PAdES-B-B', 'PAdES-B-T', 'PAdES-B-LT', 'PAdES-B-LTA'];

/** The level that all signatures reach; `-` if there are none. */
function commonLevel(verification: Verification | null): string {
  const found = (verification?.signatures ?? []).map(({ level }) => LEVELS.indexOf(level));
  return found.length === 0 ? '-' : (LEVELS[Math.max(0, Math.min(...found))] ?? '-');
}

/** Formats one file of many as one line: verdict, number of signers, level, path. */
export function judgedLine(path: string, judged: Judged): string {
  const signers = `signers ${judged.verification?.signatures.length ?? 0}`;
  const level = commonLevel(judged.verification);
  return `${verdictOf(judged).padEnd(13)}  ${signers.padEnd(10)}  ${level.padEnd(11)}  ${plain(path)}\n`;
}

/** Formats a verification as lines, the verdict first. */
export function printedVerification(verification: Verification): string {
  const { valid, signatures, timestamps, fileName, digest, size, revisions, notes, voided } = verification;
  const lines = [
    `${valid ? 'VALID' : 'NOT VALID'}  ${plain(fileName ?? '')}`,
    `  ${size} bytes, ${revisions} revision(s), SHA-256 ${digest}`,
    ...(voided === null ? [] : [`  VOID by agreement since ${voided.datetime}: ${plain(voided.reason)}`]),
    ...notes.map((note) => `  note: ${noteWords(note)}`),
    ...(signatures.length === 0 ? ['  the file carries no signature'] : []),
    ...signatures.flatMap((one, at) => signatureLines(one, at + 1)),
    ...(signatures.length === 0 ? [] : ['', ...PICTURE_LINES]),
    ...timestamps.flatMap((one, at) => timestampLines(one, at + 1)),
    ...verification.revisionList.filter(({ verdict }) => verdict === 'SUSPICIOUS').flatMap(revisionLines),
  ];
  return `${lines.join('\n')}\n`;
}

const verdict = ({ indication, subIndication }: Pick<SignatureReport, 'indication' | 'subIndication'>): string =>
  subIndication === null ? indication : `${indication} (${subIndication})`;

/** The source of the name in a certificate of this authority (rulings §8.20). */
const NAME_WORDS = {
  VERIFIED: 'verified by the authority',
  PROFILE: 'NOT VERIFIED: as the signer wrote it in their own account',
  GIVEN: 'NOT VERIFIED: as the sender of the contract gave it',
} as const;
/** A personal seal or a typed signature shows any name that its signer chose (rulings §8.13). */
const PICTURE_LINES = [
  '  The pictures of signatures and personal seals are as their signers gave them;',
  '  what is proved is the name of each signature above, and where it comes from.',
];
const RECORD_WORDS = {
  KNOWN: 'this signature is on record',
  UNKNOWN: 'NOT ON RECORD: made elsewhere with this certificate',
  NOT_ASKED:
    'not checked offline: /verify of the platform, or the archive of evidence, shows whether it was signed there',
} as const;

function signatureLines(one: SignatureReport, number: number): string[] {
  return [
    '',
    `  Signature ${number}: ${verdict(one)}`,
    `    signer       ${plain(one.organisation === null ? one.signer : `${one.signer}, ${one.organisation}`)}`,
    ...(one.nameSource === null ? [] : [`    name         ${NAME_WORDS[one.nameSource]}`]),
    ...(one.nameSource === null ? [] : [`    records      ${RECORD_WORDS[one.known]}`]),
    `    issuer       ${plain(one.issuer)}, serial ${one.serialNumber}`,
    `    time         ${one.signingTime ?? 'unknown'} (${one.timeSource.toLowerCase()})`,
    `    level        ${one.level}`,
    ...trustLines(one),
    `    later changes ${one.modifications.toLowerCase()}`,
    ...(one.reason === null ? [] : [`    reason       ${plain(one.reason)}`]),
    ...one.notes.map((note) => `    note: ${noteWords(note)}`),
  ];
}

function timestampLines(one: TimestampReport, number: number): string[] {
  return [
    '',
    `  Document time-stamp ${number}: ${verdict(one)}`,
    `    authority    ${plain(one.authority)}`,
    `    time         ${one.time ?? 'unknown'}`,
    ...trustLines(one),
    ...one.notes.map((note) => `    note: ${noteWords(note)}`),
  ];
}

function trustLines({ integrity, trusted, coversWholeFile, certificates, trustedThrough, revocation }: AnyReport) {
  const through = trustedThrough === null ? '' : `, through ${plain(trustedThrough.name ?? 'our own root')}`;
  const overdue = trustedThrough?.overdueSince ?? null;
  const of = revocation.at === null ? '' : ` of ${revocation.at}`;
  return [
    `    integrity    ${yes(integrity)}    trusted ${yes(trusted)}${through}    covers the whole file ${yes(coversWholeFile)}`,
    ...(overdue === null
      ? []
      : [`    trust list   was to be renewed by ${overdue}; a newer issue may say something else`]),
    ...(certificates.length > 1
      ? [`    path         ${certificates.map(({ subject }) => plain(subject)).join(' < ')}`]
      : []),
    ...(revocation.source === 'NONE'
      ? trusted
        ? ['    revocation   ignored: the file holds no status of the certificate']
        : []
      : [`    revocation   ${revocation.status.toLowerCase()} by ${revocation.source}${of}`]),
  ];
}
type AnyReport = SignatureReport | TimestampReport;

/** The changes that no rule permits, object by object. */
const revisionLines = ({ number, changes }: RevisionReport): string[] => [
  '',
  `  Revision ${number} changed what was signed:`,
  ...changes
    .filter(({ rule }) => rule === null)
    .map(({ object, what }) => `    ${plain(object)}: ${plain(what).toLowerCase().replaceAll('_', ' ')}`),
];
