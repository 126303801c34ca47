import type { TextFormat } from '@countersign/domain';
import type { Labels } from './labels.ts';

/** The formats of a text field. */
export const TEXT_FORMAT_LABELS: Labels<TextFormat> = {
  'zh-CN': {
    NUMBER: '数字',
    AMOUNT: '金额',
    CAPITAL_AMOUNT: '大写金额',
    EMAIL: '邮箱',
    PHONE: '电话号码',
    ID_NUMBER: '身份证号',
  },
  en: {
    NUMBER: 'Number',
    AMOUNT: 'Amount',
    CAPITAL_AMOUNT: 'Amount in Chinese capitals',
    EMAIL: 'E-mail address',
    PHONE: 'Phone number',
    ID_NUMBER: 'Mainland ID number',
  },
};

/** What a text field of each format takes, as part of a sentence. */
export const TEXT_FORMAT_HINTS: Labels<TextFormat> = {
  'zh-CN': {
    NUMBER: '数字，如 1234.5',
    AMOUNT: '金额，最多两位小数，如 1234.50',
    CAPITAL_AMOUNT: '金额，如 1234.50，将写成大写',
    EMAIL: '邮箱地址，如 li@example.com',
    PHONE: '手机号或带区号的电话，境外号码以 + 开头',
    ID_NUMBER: '18 位居民身份证号，最后一位可以是 X',
  },
  en: {
    NUMBER: 'a number, such as 1234.5',
    AMOUNT: 'an amount with at most two decimals, such as 1234.50',
    CAPITAL_AMOUNT: 'an amount, such as 1234.50, which is written in Chinese capitals',
    EMAIL: 'an e-mail address, such as li@example.com',
    PHONE: 'a phone number with its area code; with + outside mainland China',
    ID_NUMBER: 'a resident identity number of 18 digits, the last of which may be X',
  },
};

/** The files that a field takes, by its kinds as a refusal lists them. */
export const ATTACHMENT_KIND_HINTS: Labels<string> = {
  'zh-CN': { 'IMAGE,PDF': '图片（PNG、JPG）或 PDF', IMAGE: '图片（PNG、JPG）', PDF: '文件（PDF）' },
  en: { 'IMAGE,PDF': 'a picture (PNG, JPG) or a PDF', IMAGE: 'a picture (PNG, JPG)', PDF: 'a PDF' },
};
