import type { Language } from '@countersign/contract';
import type { MessageText } from '../../platform/index.ts';
import type { Words } from './envelope-words.ts';
import { instantText } from './languages/instant-text.ts';
import type { AccountTexts } from './notice-texts.ts';
import { textsIn } from './texts-in.ts';

/** Changes to an account of which its person must be notified. */
export type AccountNotice =
  | { readonly kind: 'NEW_DEVICE'; readonly ip: string; readonly userAgent: string }
  | { readonly kind: 'PASSWORD_CHANGED'; readonly keysRemoved?: boolean }
  | { readonly kind: 'SIGN_PASSWORD_SET' }
  | { readonly kind: 'SIGN_PASSWORD_CHANGED' }
  | { readonly kind: 'PASSKEY_CREATED'; readonly name: string }
  | { readonly kind: 'SHIELD_CREATED'; readonly name: string }
  | {
      readonly kind: 'DELETION_CHANGED';
      readonly deleteAt: string | null;
      readonly reason: 'REQUESTED' | 'LOGIN' | 'BLOCKED';
    }
  | {
      readonly kind: 'RETENTION_DUE';
      /** Null for the personal account. */
      readonly enterpriseName: string | null;
      readonly count: number;
      readonly deleteAt: string;
    }
  | { readonly kind: 'CONTACT_CHANGED'; readonly oldContact: string | null; readonly newContact: string | null };

/** `warn` says what to do if the change was not made by the person; a link follows it. */
interface AccountWords extends Words {
  readonly warn: string;
}

const ZONE = 'Asia/Shanghai';

const isOfKey = ({ kind }: AccountNotice): boolean => kind === 'PASSKEY_CREATED' || kind === 'SHIELD_CREATED';

function warningOf(notice: AccountNotice, { warn, warnOfKey, warnOfRetention }: AccountTexts): string {
  if (notice.kind === 'RETENTION_DUE') return warnOfRetention;
  return isOfKey(notice) ? warnOfKey : warn;
}

/** The texts about an account in the reader's language. */
export function accountWords(notice: AccountNotice, language: Language, at: Date): AccountWords {
  const texts = textsIn(language).account;
  return { ...texts.words(notice, instantText(at, ZONE, language)), warn: warningOf(notice, texts) };
}

/** A notice to a phone or a mailbox, complete and in the reader's language; `by` is the name of the authority. */
export function accountNoticeText(
  notice: AccountNotice,
  language: Language,
  { at, link, by }: { readonly at: Date; readonly link: string; readonly by: string },
): MessageText {
  const { subject, sentence, warn } = accountWords(notice, language, at);
  const { account, envelopes } = textsIn(language);
  return {
    subject,
    text: account.message(by, sentence, warn, link),
    mail: {
      language,
      paragraphs: [envelopes.full(sentence), envelopes.full(warn)],
      action: notice.kind === 'RETENTION_DUE' ? account.see : account.check,
    },
  };
}
