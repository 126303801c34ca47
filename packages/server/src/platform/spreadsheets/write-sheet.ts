import { textCell } from '@countersign/domain';
import { strToU8, zipSync } from 'fflate';

/**
 * A CSV of these cells; its byte order mark tells Excel that it is UTF-8. Every cell is quoted, so that a program with
 * another separator (`;`, a tab) does not split a cell and read a formula from its middle.
 */
export function csvOf(rows: readonly (readonly string[])[]): Uint8Array {
  const line = (cells: readonly string[]): string => cells.map((cell) => quoted(textCell(cell))).join(',');
  return strToU8(`\ufeff${rows.map(line).join('\r\n')}\r\n`);
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
/** The file contains no time of writing: equal cells give equal bytes. */
const EPOCH = '1980-01-02T00:00:00Z';

/**
 * An XLSX with one sheet of texts (ECMA-376), its heading bold and fixed. Every cell has the format Text, so that a phone
 * number or a day stays as typed.
 */
export function workbookOf(sheetName: string, rows: readonly (readonly string[])[]): Uint8Array {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const body = rows.map((row, at) => rowXml(row, at)).join('');
  const sheet =
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols><col min="1" max="${columns}" width="22" style="1" customWidth="1"/></cols>` +
    `<sheetData>${body}</sheetData></worksheet>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheet,
  };
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return zipSync(files, { level: 6, mtime: EPOCH });
}

const rowXml = (cells: readonly string[], at: number): string => {
  const style = at === 0 ? 2 : 1;
  const cell = (text: string, column: number): string =>
    `<c r="${letters(column)}${at + 1}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(textCell(text))}</t></is></c>`;
  return `<row r="${at + 1}">${cells.map(cell).join('')}</row>`;
};

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const CONTENT_TYPES =
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
  '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' +
  '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>';

/** 0 as it comes, 1 text, 2 text in bold. */
const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="3">' +
  '<xf numFmtId="0" fontId="0" xfId="0"/><xf numFmtId="49" fontId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>';
