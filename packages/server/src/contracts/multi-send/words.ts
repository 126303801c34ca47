import type { Language } from '@countersign/contract';

const TITLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'zh-CN': { name: '姓名', phone: '手机号', email: '邮箱' },
  en: { name: 'Name', phone: 'Phone', email: 'Email' },
};

/** The heading of a column; the column of a field is named by its tagId. */
export const columnTitle = (key: string, language: Language): string =>
  Object.hasOwn(TITLES[language], key) ? (TITLES[language][key] ?? key) : key;

const SHEETS: Readonly<Record<Language, { readonly name: string; readonly file: string }>> = {
  'zh-CN': { name: '批量名单', file: '批量名单' },
  en: { name: 'Recipients', file: 'recipients' },
};
export const sheetName = (language: Language): string => SHEETS[language].name;
export const templateFileName = (language: Language): string => SHEETS[language].file;
