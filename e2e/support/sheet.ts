import { strToU8, zipSync } from 'fflate';
import type { ChosenFile } from './signing-page.ts';

const SPREADSHEET_NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIP_NS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_NS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const MIME_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An XLSX file with these rows; the cells are shared strings, as spreadsheet programs write them. */
export function sheetFile(rows: readonly (readonly string[])[], name = '名单.xlsx'): ChosenFile {
  const texts = rows.flat();
  let at = 0;
  const body = rows
    .map((row, number) => {
      const cells = row.map(
        (_, column) => `<c r="${String.fromCharCode(65 + column)}${number + 1}" t="s"><v>${at++}</v></c>`,
      );
      return `<row r="${number + 1}">${cells.join('')}</row>`;
    })
    .join('');
  const parts: Record<string, string> = {
    '_rels/.rels': `<Relationships xmlns="${PACKAGE_NS}"><Relationship Id="r" Type="${RELATIONSHIP_NS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${SPREADSHEET_NS}" xmlns:r="${RELATIONSHIP_NS}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE_NS}"><Relationship Id="r1" Type="${RELATIONSHIP_NS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${SPREADSHEET_NS}">${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SPREADSHEET_NS}"><sheetData>${body}</sheetData></worksheet>`,
  };
  const files = Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]));
  return { name, mimeType: MIME_TYPE, buffer: Buffer.from(zipSync(files)) };
}
