import { type Language, type StoredLanguage, storedLanguage } from '@countersign/contract';

const TITLES: Readonly<Record<StoredLanguage, Readonly<Record<string, string>>>> = {
  'zh-CN': { name: '姓名', phone: '手机号', email: '邮箱' },
  en: { name: 'Name', phone: 'Phone', email: 'Email' },
};

/** The heading of a column; the column of a field is named by its tagId. */
export function columnTitle(key: string, language: Language): string {
  const titles = TITLES[storedLanguage(language)];
  return Object.hasOwn(titles, key) ? (titles[key] ?? key) : key;
}

const SHEETS: Readonly<Record<StoredLanguage, { readonly name: string; readonly file: string }>> = {
  'zh-CN': { name: '批量名单', file: '批量名单' },
  en: { name: 'Recipients', file: 'recipients' },
};
export const sheetName = (language: Language): string => SHEETS[storedLanguage(language)].name;
export const templateFileName = (language: Language): string => SHEETS[storedLanguage(language)].file;
