import { type Language, SHEETS } from '@countersign/contract';
import { CONTACT_COLUMNS } from '@countersign/domain';

/** The heading of a column; the column of a field is named by its tagId. */
export function columnTitle(key: string, language: Language): string {
  const contact = CONTACT_COLUMNS.find((one) => one === key);
  return contact === undefined ? key : SHEETS[language].recipients[contact];
}

export const sheetName = (language: Language): string => SHEETS[language].recipients.sheet;
export const templateFileName = (language: Language): string => SHEETS[language].recipients.file;
