import { CHARGE_LABELS, type Consumption, type Language, SHEETS } from '@countersign/contract';
import { csvOf, timeIn, workbookOf } from '../../platform/index.ts';

const ZONE = 'Asia/Shanghai';

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
  const { sheet, headings } = SHEETS[language].charges;
  const { time: at, kind, charges, change, balance, contract, contractId, order, member } = headings;
  const cells = [[at, kind, charges, change, balance, contract, contractId, order, member], ...rows];
  return format === 'csv'
    ? { bytes: csvOf(cells), mediaType: 'text/csv; charset=utf-8', fileName: 'consumption.csv' }
    : {
        bytes: workbookOf(sheet, cells),
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        fileName: 'consumption.xlsx',
      };
}

/** Uses a true minus sign: a spreadsheet would read a leading hyphen as a formula. */
const signed = (change: number): string => (change < 0 ? `−${-change}` : String(change));
