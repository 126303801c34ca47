import type { Language } from '@countersign/contract';
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
};

/** The texts of all notices in a language. */
export const textsIn = (language: Language): NoticeTexts => TEXTS[language];
