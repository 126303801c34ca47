import type { ContactColumn, MemberColumn } from '@countersign/domain';
import { SHEETS as zhTw } from '../languages/zh-TW/sheets.ts';
import { SHEETS as ja } from '../languages/ja/sheets.ts';
import { SHEETS as fr } from '../languages/fr/sheets.ts';
import { SHEETS as ko } from '../languages/ko/sheets.ts';
import { SHEETS as de } from '../languages/de/sheets.ts';
import { SHEETS as es } from '../languages/es/sheets.ts';
import { SHEETS as en } from '../languages/en/sheets.ts';
import { SHEETS as zh } from '../languages/zh-CN/sheets.ts';
import type { Language } from './languages.ts';

/** Names and headings of the sheets that are downloaded. A sheet that is read back takes the headings of every language. */
export interface SheetWords {
  readonly members: Readonly<Record<'file' | 'phone' | 'email' | 'joined' | 'status' | 'owner' | 'and', string>>;
  /** Each is a heading of its column in `domain/member/import-rows.ts`. */
  readonly memberColumns: Readonly<Record<MemberColumn, string>>;
  readonly memberImport: Readonly<Record<'template' | 'report' | 'row' | 'reason', string>>;
  /** The name of the file and of the sheet; the columns are headings in `domain/multi-send/plan.ts`. */
  readonly recipients: Readonly<Record<'file' | 'sheet' | ContactColumn, string>>;
  readonly charges: {
    readonly sheet: string;
    readonly headings: Readonly<
      Record<
        'time' | 'kind' | 'charges' | 'change' | 'balance' | 'contract' | 'contractId' | 'order' | 'member',
        string
      >
    >;
  };
}

export const SHEETS: Readonly<Record<Language, SheetWords>> = {
  'zh-CN': zh,
  en,
  'zh-TW': zhTw,
  ja,
  fr,
  ko,
  de,
  es,
};
