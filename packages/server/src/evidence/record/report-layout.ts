import { type NameSource, nameOnPaper } from '@countersign/domain';
import type { PageLayout } from '../../platform/index.ts';
import type { EvidenceFacts, PartyFacts } from './facts.ts';
import type { Pictures } from './report-pictures.ts';

export interface ReportInput {
  readonly facts: EvidenceFacts;
  /** SHA-256 of `evidence.json`, the machine-readable form of the same facts. */
  readonly factsSha256: string;
  /** The name of the authority, at the foot of each page. */
  readonly authorityName: string;
  /** The address at which anyone with the report verifies the files of this contract. */
  readonly verifyUrl: string;
  /** The name in the platform's signature of the report. */
  readonly sealedBy: string;
}

/** A report during layout: its page, its facts, and how it formats instants and document names. */
export interface Layout {
  readonly page: PageLayout;
  readonly facts: EvidenceFacts;
  /** An instant in the zone of the envelope, and in UTC behind it. */
  readonly time: (at: string | null) => string;
  /** The same in two lines, for tables. */
  readonly stamp: (at: string) => string;
  readonly documentName: (fileWsid: string) => string;
  readonly pictures: Pictures;
}

export const NONE = '—';

/** Text from users, on one line, so that it cannot imitate a line of the report. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** Name, masked contact, and the enterprise with its code, as one text. */
export function partyWords({ name, nameSource, contact, enterprise }: PartyFacts): string {
  const marked = nameOnPaper(name, nameSource);
  const person = contact === '' ? marked : `${marked}（${contact}）`;
  if (enterprise === null) return person;
  const code = enterprise.creditCode === null ? '' : `，统一社会信用代码 credit code ${enterprise.creditCode}`;
  return `${person}\n${enterprise.name}（${ENTERPRISE_WORDS[enterprise.nameSource]}${code}）`;
}

const ENTERPRISE_WORDS: Readonly<Record<NameSource, string>> = {
  VERIFIED: '已认证 verified',
  PROFILE: '未经核实 not verified',
  GIVEN: '由发起人填写，未经核实 given by the sender, not verified',
};

/** The names of a party, marked where they are not verified (Rulings §8.13). */
export const partyNames = ({ name, nameSource, enterprise }: PartyFacts): readonly string[] => [
  nameOnPaper(name, nameSource),
  ...(enterprise === null ? [] : [nameOnPaper(enterprise.name, enterprise.nameSource)]),
];
