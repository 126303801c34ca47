import {
  CHARGE_LABELS,
  type Consumption,
  type Language,
  type StoredLanguage,
  storedLanguage,
} from '@countersign/contract';
import { csvOf, timeIn, workbookOf } from '../../platform/index.ts';

const ZONE = 'Asia/Shanghai';

const HEADS: Readonly<Record<StoredLanguage, readonly string[]>> = {
  'zh-CN': ['时间', '类型', '数量', '余额变化', '余额', '合同', '合同编号', '订单号', '成员'],
  en: ['Time', 'Kind', 'Charges', 'Change', 'Balance', 'Contract', 'Contract id', 'Order', 'Member'],
};
const TITLE = { 'zh-CN': '消费记录', en: 'Consumption records' } as const;

/** The records as a file; cells that a spreadsheet would read as formulas are neutralised (security 51). */
export function exportSheet(
  format: 'csv' | 'xlsx',
  lines: readonly Consumption[],
  language: Language,
): { readonly bytes: Uint8Array; readonly mediaType: string; readonly fileName: string } {
  const time = timeIn(ZONE);
  const rows = lines.map((line) => [
    time(new Date(line.createdDatetime)),
    CHARGE_LABELS[language][line.kind],
    String(line.amount),
    signed(line.change),
    String(line.balance),
    line.envelopeTitle ?? '',
    line.envelopeWsid ?? '',
    line.reference ?? '',
    line.memberName ?? '',
  ]);
  const cells = [HEADS[storedLanguage(language)], ...rows];
  return format === 'csv'
    ? { bytes: csvOf(cells), mediaType: 'text/csv; charset=utf-8', fileName: 'consumption.csv' }
    : {
        bytes: workbookOf(TITLE[storedLanguage(language)], cells),
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        fileName: 'consumption.xlsx',
      };
}

/** Uses a true minus sign: a spreadsheet would read a leading hyphen as a formula. */
const signed = (change: number): string => (change < 0 ? `−${-change}` : String(change));
