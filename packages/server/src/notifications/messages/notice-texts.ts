import type { AccountNotice } from './account-words.ts';
import type { EnvelopeNews, EnvelopeNewsFacts, Words } from './envelope-words.ts';

type Write = (facts: Omit<EnvelopeNewsFacts, 'senderSource' | 'senderEnterprise' | 'actorSource'>) => Words;

/** Names, titles and reasons are quoted before they are given to a text. */
export interface EnvelopeTexts {
  readonly news: Readonly<Record<EnvelopeNews, Write>>;
  /** The labels of the buttons. */
  readonly actions: Partial<Readonly<Record<EnvelopeNews, string>>> & { readonly other: string };
  readonly sender: (person: string, enterprise: string) => string;
  readonly fromSender: (subject: string, name: string) => string;
  readonly wordsOfSender: (words: string) => string;
  /** A text message: the name of the authority, the content and the link. */
  readonly message: (by: string, sentence: string, link: string) => string;
  /** With its full stop. */
  readonly full: (sentence: string) => string;
}

export interface AccountTexts {
  readonly words: (notice: AccountNotice, when: string) => Words;
  readonly warn: string;
  /** For a key that another person may have added. */
  readonly warnOfKey: string;
  /** For contracts that will be deleted. */
  readonly warnOfRetention: string;
  readonly check: string;
  readonly see: string;
  readonly message: (by: string, sentence: string, warn: string, link: string) => string;
}

export interface SealFacts {
  readonly sealName: string;
  readonly enterpriseName: string;
  readonly reason: string;
}
type SealOutcome = 'PASSED' | 'REFUSED' | 'AWAITS_NAME';
export type SealDecidedTexts = Readonly<
  Record<'CREATE' | 'USE' | 'NAME', Readonly<Record<SealOutcome, (facts: SealFacts) => Words>>>
>;
export type IdentityTexts = Readonly<
  Record<
    'PASSED' | 'LIFTED' | 'RETURNED' | 'SUSPENDED' | 'WITHDRAWN',
    { readonly is: string; readonly more: (why: string) => string }
  >
>;

type Firm = string | null;
export interface OtherTexts {
  readonly bulkDone: (title: string, done: string, failed: string) => Words;
  readonly joined: (name: string, firm: string) => Words;
  readonly asksToJoin: (name: string, firm: string) => Words;
  readonly handedOver: (name: string, firm: string) => Words;
  /** `firm` is null for a person's own data and charges. */
  readonly exported: (firm: Firm, days: number) => Words;
  readonly isOwner: (firm: string) => Words;
  readonly newOwner: (firm: string, name: string) => Words;
  readonly webhookOff: (firm: string) => Words;
  readonly hasJoined: (firm: string) => Words;
  readonly joinRefused: (firm: string) => Words;
  readonly invited: (firm: string) => Words;
  readonly answerBy: (sentence: string, until: string) => string;
  readonly seeInvitation: string;
  readonly chargesLow: (left: string, firm: Firm) => Words;
  readonly chargesBought: (charges: string) => Words;
  /** `charges` is null if none were taken back. */
  readonly refunded: (reference: string, amount: string, charges: string | null) => Words;
  readonly orderRefused: (reference: string, why: string) => Words;
  readonly seeBalance: string;
  readonly sealToCheck: (seal: string, firm: string, who: string) => Words;
  readonly sealAskedFor: (seal: string, firm: string, who: string) => Words;
  readonly sealDecided: SealDecidedTexts;
  readonly identity: IdentityTexts;
  readonly ownIdentity: string;
  readonly identityOf: (firm: string) => string;
  readonly decided: (what: string, is: string) => string;
  readonly seeIdentity: string;
}

export interface NoticeTexts {
  readonly envelopes: EnvelopeTexts;
  readonly account: AccountTexts;
  readonly others: OtherTexts;
}
