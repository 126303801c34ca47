import type { Language } from '@countersign/contract';

const TITLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'zh-CN': { name: '姓名', phone: '手机号', email: '邮箱' },
  en: { name: 'Name', phone: 'Phone', email: 'Email' },
};

/** The heading of a column; the column of a field is named by its tagId. */
export const columnTitle = (key: string, language: Language): string =>
  Object.hasOwn(TITLES[language], key) ? (TITLES[language][key] ?? key) : key;

export const sheetName = (language: Language): string => (language === 'en' ? 'Recipients' : '批量名单');
export const templateFileName = (language: Language): string => (language === 'en' ? 'recipients' : '批量名单');
