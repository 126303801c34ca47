import { api } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BulkDraft, listRows, makeBulkDraft } from './testing/bulk-draft.ts';
import { csvOf, workbookOf } from '../../platform/index.ts';

let world: World;
let wang: Person;
let draft: BulkDraft;

beforeAll(async () => {
  world = await createWorld();
  [wang] = await world.people('wang');
  draft = await makeBulkDraft(wang);
});
afterAll(() => world.close());

const upload = (name: string, bytes: Uint8Array) =>
  wang.upload(api.uploadMultiSend, { params: draft.slot, fields: {}, file: { name, bytes } });
const refused = async (name: string, bytes: Uint8Array): Promise<string> => {
  try {
    await upload(name, bytes);
  } catch (error) {
    return (error as { error: string }).error;
  }
  throw new Error('nothing was refused');
};
const CELLS = [
  ['姓名', '手机号', '邮箱', '职位', '入职日'],
  ['赵一', '13900000031', '', '经理', '2026-05-01'],
  [],
  ['钱二', '', 'qian@example.com', '=1+1', '2026-13-01'],
];
const text = CELLS.map((row) => row.join(',')).join('\n');
/** 姓名,手机号,职位 / 赵一,13900000031,经理 */
const GB18030 = Buffer.from('d0d5c3fb2ccad6bbfabac52cd6b0cebb0ad5d4d2bb2c31333930303030303033312cbeadc0ed0a', 'hex');

/** The workbook with some of its parts replaced. */
function changed(parts: Record<string, string>): Uint8Array {
  const files = { ...unzipSync(workbookOf('x', CELLS)) };
  for (const [name, xml] of Object.entries(parts)) files[name] = strToU8(xml);
  return zipSync(files);
}
const SHEET = 'xl/worksheets/sheet1.xml';
const sheetXml = (body: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${body}</sheetData></worksheet>`;

describe('A sheet of recipients', () => {
  it.each([
    ['an XLSX', 'a.xlsx', workbookOf('x', CELLS)],
    ['a CSV with a byte order mark', 'a.csv', csvOf(CELLS)],
    ['a CSV without one', 'a.csv', strToU8(text)],
    ['one with semicolons as separators', 'a.csv', strToU8(text.replaceAll(',', ';'))],
    ['one with German headings', 'a.csv', strToU8(text.replace('姓名,手机号,邮箱', 'Name,Telefon,E-Mail'))],
    ['one with Korean headings', 'a.csv', strToU8(text.replace('姓名,手机号,邮箱', '이름,전화번호,이메일'))],
    ['one in UTF-16', 'a.csv', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
  ])('is read from %s, with the row numbers of the file', async (_, name, bytes) => {
    const { multiSend } = await upload(name, bytes);
    expect(multiSend).toMatchObject({ multiMode: 'FILE', multiName: name, total: 2, valid: 1, invalid: 1 });
    const { rows } = await listRows(wang, draft);
    expect(rows).toMatchObject([
      { number: 1, name: '赵一', contact: { phone: '13900000031' }, values: { 职位: '经理', 入职日: '2026-05-01' } },
      { number: 3, name: '钱二', contact: { email: 'qian@example.com' }, values: { 职位: '=1+1' } },
    ]);
    expect(rows[1]?.errors).toMatchObject([{ column: '入职日', error: 'ERROR_FORM_VALUE' }]);
  });

  it('is read from a CSV in GB18030', async () => {
    await upload('a.csv', GB18030);
    const { rows } = await listRows(wang, draft);
    expect(rows).toMatchObject([{ name: '赵一', values: { 职位: '经理' }, errors: [] }]);
  });

  it('may hold dates and numbers in the encodings of a spreadsheet', async () => {
    const styles =
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const strings =
      '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>姓名</t><rPh><t>xingming</t></rPh></si><si><r><t>手机</t></r><r><t>号</t></r></si><si><t>职位</t></si><si><t>入职日</t></si></sst>';
    const heading =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c></row>';
    const body =
      '<row r="2"><c r="A2" t="inlineStr"><is><t>孙三</t></is></c><c r="B2"><v>13900000032</v></c><c r="C2"><v>7</v></c><c r="D2" s="1"><v>46143</v></c></row>';
    await upload(
      'a.xlsx',
      changed({ [SHEET]: sheetXml(heading + body), 'xl/styles.xml': styles, 'xl/sharedStrings.xml': strings }),
    );
    const { rows } = await listRows(wang, draft);
    expect(rows).toMatchObject([
      { name: '孙三', contact: { phone: '13900000032' }, values: { 职位: '7', 入职日: '2026-05-01' }, errors: [] },
    ]);
  });

  it.each([
    ['no sheet at all', 'a.xlsx', Buffer.from('MZ\0\0\0'), 'ERROR_SHEET_UNREADABLE'],
    ['a ZIP cut in half', 'a.xlsx', workbookOf('x', CELLS).slice(0, 500), 'ERROR_SHEET_UNREADABLE'],
    ['a ZIP without a sheet', 'a.xlsx', zipSync({ 'a.txt': strToU8('x') }), 'ERROR_SHEET_UNREADABLE'],
    ['no heading', 'a.csv', strToU8('a,b\n1,2\n'), 'ERROR_SHEET_HEADING'],
    ['no row below the heading', 'a.csv', strToU8('姓名,手机号\n,\n'), 'ERROR_SHEET_EMPTY'],
    ['nothing', 'a.csv', strToU8(' \n'), 'ERROR_SHEET_EMPTY'],
  ])('is refused if there is %s', async (_, name, bytes, error) => {
    expect(await refused(name, bytes)).toBe(error);
  });

  it('is refused if its XML declares entities (security 51)', async () => {
    const evil = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sheetXml('<row><c t="inlineStr"><is><t>&e;</t></is></c></row>')}`;
    expect(await refused('a.xlsx', changed({ [SHEET]: evil }))).toBe('ERROR_SHEET_UNREADABLE');
  });

  it('is refused if it decompresses to too much, whatever size it declares (security 51)', async () => {
    const bomb = zipSync({ [SHEET]: new Uint8Array(65 * 1024 * 1024) }, { level: 1 });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refused('a.xlsx', bomb)).toBe('ERROR_SHEET_UNREADABLE');
    const liar = Buffer.from(bomb);
    // The size of the unpacked part, in the local header and in the central directory.
    const central = liar.lastIndexOf(Buffer.from('PK\x01\x02'));
    liar.writeUInt32LE(100, 22);
    liar.writeUInt32LE(100, central + 24);
    expect(await refused('a.xlsx', liar)).toBe('ERROR_SHEET_UNREADABLE');
  });

  it('is refused if it has more rows than a list may have (security 51)', async () => {
    const many = `姓名,手机号\n${'a,1\n'.repeat(1_000_000)}`;
    expect(await refused('a.csv', strToU8(many))).toBe('ERROR_SHEET_ROWS');
    const rows = '<row><c t="inlineStr"><is><t>a</t></is></c></row>'.repeat(100_000);
    expect(await refused('a.xlsx', changed({ [SHEET]: sheetXml(rows) }))).toBe('ERROR_SHEET_ROWS');
  });

  it('is refused above 10 MB (security 51)', async () => {
    await expect(upload('a.csv', new Uint8Array(10 * 1024 * 1024 + 1).fill(97))).rejects.toMatchObject({
      error: 'ERROR_FILE_SIZE',
      message: expect.stringContaining('10 MB'),
    });
  });
});

describe('The sheet to fill in', () => {
  it('has the headings of the draft in the reader’s language, as XLSX and as CSV', async () => {
    const [zh, en] = [{ 'accept-language': 'zh-CN' }, { 'accept-language': 'en' }];
    const csv = await wang.bytes(api.getMultiSendTemplate, {
      params: draft.slot,
      query: { format: 'csv' },
      headers: zh,
    });
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(Buffer.from(await csv.arrayBuffer()).toString()).toBe('\ufeff"姓名","手机号","邮箱","职位","入职日"\r\n');
    const spanish = await wang.bytes(api.getMultiSendTemplate, {
      params: draft.slot,
      query: { format: 'csv' },
      headers: { 'accept-language': 'es-MX' },
    });
    expect(await spanish.text()).toContain('"Nombre","Teléfono","Correo electrónico","职位"');
    const xlsx = await wang.bytes(api.getMultiSendTemplate, { params: draft.slot, query: {}, headers: en });
    const files = unzipSync(new Uint8Array(await xlsx.arrayBuffer()));
    expect(strFromU8(files[SHEET] ?? new Uint8Array())).toContain('<t xml:space="preserve">Name</t>');
  });

  it('contains no formula, whatever the name of a field (security 51)', () => {
    const evil = ['=cmd|x', '+1', '-1', '@a', '\ta', '\ra', 'ok', 'a"b', 'a;=1+1', 'a\t=1+1'];
    const csv = `"'=cmd|x","'+1","'-1","'@a","'\ta","'\ra","ok","a""b","a;=1+1","a\t=1+1"`;
    expect(Buffer.from(csvOf([evil])).toString()).toBe(`\ufeff${csv}\r\n`);
    const sheet = strFromU8(unzipSync(workbookOf('x', [evil]))[SHEET] ?? new Uint8Array());
    expect(sheet).not.toMatch(/<f>|preserve">[=+\-@\t\r]/);
  });

  it('can be filled in and uploaded', async () => {
    const answer = await wang.bytes(api.getMultiSendTemplate, { params: draft.slot, query: {} });
    expect(await refused('a.xlsx', new Uint8Array(await answer.arrayBuffer()))).toBe('ERROR_SHEET_EMPTY');
  });
});
