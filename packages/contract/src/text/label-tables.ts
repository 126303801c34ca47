import * as zhTw from '../languages/zh-TW/labels.ts';
import * as ja from '../languages/ja/labels.ts';
import * as fr from '../languages/fr/labels.ts';
import * as ko from '../languages/ko/labels.ts';
import * as de from '../languages/de/labels.ts';
import * as es from '../languages/es/labels.ts';
import * as en from '../languages/en/labels.ts';
import * as zh from '../languages/zh-CN/labels.ts';
import type { Language } from './languages.ts';

type Tables = typeof zh;
const TABLES: Readonly<Record<Language, Tables>> = { 'zh-CN': zh, en, 'zh-TW': zhTw, ja, fr, ko, de, es };
const inEach = <Name extends keyof Tables>(name: Name): Readonly<Record<Language, Tables[Name]>> => ({
  'zh-CN': TABLES['zh-CN'][name],
  en: TABLES.en[name],
  'zh-TW': TABLES['zh-TW'][name],
  ja: TABLES.ja[name],
  fr: TABLES.fr[name],
  ko: TABLES.ko[name],
  de: TABLES.de[name],
  es: TABLES.es[name],
});

export const ACT_LABELS = inEach('ACT_LABELS');
export const CHANNEL_LABELS = inEach('CHANNEL_LABELS');
export const ENVELOPE_LABELS = inEach('ENVELOPE_LABELS');
export const SHOWN_LABELS = inEach('SHOWN_LABELS');
export const SHOWN_FILTER_LABELS = inEach('SHOWN_FILTER_LABELS');
export const PARTICIPANT_STATUS_LABELS = inEach('PARTICIPANT_STATUS_LABELS');
export const MULTI_JOB_LABELS = inEach('MULTI_JOB_LABELS');
export const EXECUTION_LABELS = inEach('EXECUTION_LABELS');
export const TEXT_FORMAT_LABELS = inEach('TEXT_FORMAT_LABELS');
export const TEXT_FORMAT_HINTS = inEach('TEXT_FORMAT_HINTS');
export const ATTACHMENT_KIND_HINTS = inEach('ATTACHMENT_KIND_HINTS');
export const FORM_LABELS = inEach('FORM_LABELS');
export const SEAL_SCOPE_LABELS = inEach('SEAL_SCOPE_LABELS');
export const IDENTITY_NUMBER_LABELS = inEach('IDENTITY_NUMBER_LABELS');
export const PAPER_LABELS = inEach('PAPER_LABELS');
export const ROLE_LABELS = inEach('ROLE_LABELS');
export const UNAVAILABLE_LABELS = inEach('UNAVAILABLE_LABELS');
export const IDENTITY_LABELS = inEach('IDENTITY_LABELS');
export const APPLICATION_LABELS = inEach('APPLICATION_LABELS');
export const ACCOUNT_LABELS = inEach('ACCOUNT_LABELS');
export const MEMBER_LABELS = inEach('MEMBER_LABELS');
export const INVITATION_LABELS = inEach('INVITATION_LABELS');
export const SEAL_LABELS = inEach('SEAL_LABELS');
export const SEAL_APPLICATION_LABELS = inEach('SEAL_APPLICATION_LABELS');
export const SEAL_NAME_LABELS = inEach('SEAL_NAME_LABELS');
export const CERTIFICATE_LABELS = inEach('CERTIFICATE_LABELS');
export const API_KEY_LABELS = inEach('API_KEY_LABELS');
export const DELIVERY_LABELS = inEach('DELIVERY_LABELS');
export const ORDER_LABELS = inEach('ORDER_LABELS');
export const TEMPLATE_LABELS = inEach('TEMPLATE_LABELS');
export const CONTRACT_NUMBER_LABELS = inEach('CONTRACT_NUMBER_LABELS');
export const CHARGE_LABELS = inEach('CHARGE_LABELS');
export const BUILT_IN_ROLE_LABELS = inEach('BUILT_IN_ROLE_LABELS');
export const PACKAGE_LABELS = inEach('PACKAGE_LABELS');
export const COMPLAINT_LABELS = inEach('COMPLAINT_LABELS');
export const OPERATOR_REQUEST_LABELS = inEach('OPERATOR_REQUEST_LABELS');
