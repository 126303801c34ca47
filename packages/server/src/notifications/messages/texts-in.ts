import type { Language } from '@countersign/contract';
import { account as accountZhTw } from './languages/zh-TW/account.ts';
import { envelopes as envelopesZhTw } from './languages/zh-TW/envelopes.ts';
import { others as othersZhTw } from './languages/zh-TW/others.ts';
import { account as accountJa } from './languages/ja/account.ts';
import { envelopes as envelopesJa } from './languages/ja/envelopes.ts';
import { others as othersJa } from './languages/ja/others.ts';
import { account as accountFr } from './languages/fr/account.ts';
import { envelopes as envelopesFr } from './languages/fr/envelopes.ts';
import { others as othersFr } from './languages/fr/others.ts';
import { account as accountKo } from './languages/ko/account.ts';
import { envelopes as envelopesKo } from './languages/ko/envelopes.ts';
import { others as othersKo } from './languages/ko/others.ts';
import { account as accountDe } from './languages/de/account.ts';
import { envelopes as envelopesDe } from './languages/de/envelopes.ts';
import { others as othersDe } from './languages/de/others.ts';
import { account as accountEs } from './languages/es/account.ts';
import { envelopes as envelopesEs } from './languages/es/envelopes.ts';
import { others as othersEs } from './languages/es/others.ts';
import { account as accountEn } from './languages/en/account.ts';
import { envelopes as envelopesEn } from './languages/en/envelopes.ts';
import { others as othersEn } from './languages/en/others.ts';
import { account as accountZh } from './languages/zh-CN/account.ts';
import { envelopes as envelopesZh } from './languages/zh-CN/envelopes.ts';
import { others as othersZh } from './languages/zh-CN/others.ts';
import type { NoticeTexts } from './notice-texts.ts';

const TEXTS: Readonly<Record<Language, NoticeTexts>> = {
  'zh-CN': { envelopes: envelopesZh, account: accountZh, others: othersZh },
  en: { envelopes: envelopesEn, account: accountEn, others: othersEn },
  'zh-TW': { envelopes: envelopesZhTw, account: accountZhTw, others: othersZhTw },
  ja: { envelopes: envelopesJa, account: accountJa, others: othersJa },
  fr: { envelopes: envelopesFr, account: accountFr, others: othersFr },
  ko: { envelopes: envelopesKo, account: accountKo, others: othersKo },
  de: { envelopes: envelopesDe, account: accountDe, others: othersDe },
  es: { envelopes: envelopesEs, account: accountEs, others: othersEs },
};

/** The texts of all notices in a language. */
export const textsIn = (language: Language): NoticeTexts => TEXTS[language];
