import { describe, expect, it } from 'vitest';
import { type RecipientRow, recipientJudge, valueOfRow } from './judge-rows.ts';
import { type MergeField, type MultiSendPlan, columnFinder, fillPlaces, multiSendColumns, placesIn } from './plan.ts';

const text = (tagId: string, more: Partial<MergeField> = {}): MergeField => ({
  tagId,
  formType: 'TEXT',
  required: true,
  format: null,
  hasPreset: false,
  ...more,
});
const plan = (more: Partial<MultiSendPlan> = {}): MultiSendPlan => ({
  title: '协议',
  subject: '',
  fields: [],
  taken: [],
  takesPhones: true,
  ...more,
});
const row = (more: Partial<RecipientRow> = {}): RecipientRow => ({
  number: 1,
  name: '赵一',
  phone: '13900000001',
  email: '',
  values: {},
  ...more,
});
const judge = (given: MultiSendPlan, ...rows: RecipientRow[]) =>
  rows.map(recipientJudge(given)).map(({ errors }) => errors.map(({ column, error }) => `${column} ${error}`));

describe('The columns of a list of recipients', () => {
  it('are one for each tagId, required if any of its fields is, and one for each placeholder in the title', () => {
    const fields = [text('职位', { required: false }), text('职位'), text('部门', { hasPreset: true })];
    const columns = multiSendColumns(plan({ title: '{姓名} {编号}', fields })).slice(3);
    expect(columns).toEqual([
      { key: '职位', required: true },
      { key: '部门', required: false },
      { key: '编号', required: true },
    ]);
  });

  it.each([
    ['手机号（必填）', 'phone'],
    [' Ｅ－ｍａｉｌ ', 'email'],
    ['接收人', 'name'],
    ['职位*', '职位'],
    ['别的', '别的'],
  ])('are found by the heading %s', (heading, key) => {
    const columnOf = columnFinder([{ key: '职位', required: true }]);
    expect([columnOf(heading), columnOf(heading)]).toEqual([key, key]);
  });

  it('compares headings only up to a maximum length', () => {
    const long = `别的${'\u0315\u0316'.repeat(2000)}`;
    expect(columnFinder([{ key: '职位', required: true }])(` ${long}姓名`)).toBe(`${long}姓名`);
    expect(columnFinder([])(`姓名${'*'.repeat(4000)}`)).toBe('name');
    expect(columnFinder([])(`${'*'.repeat(4000)}姓名`)).toBe(`${'*'.repeat(4000)}姓名`);
  });
});

describe('A recipient', () => {
  it('fills a field that has the heading of the name column with the name', () => {
    const given = plan({ fields: [text('姓名')] });
    expect(judge(given, row())).toEqual([[]]);
    expect(valueOfRow(row(), '姓名')).toBe('赵一');
  });

  it.each([
    ['2026-05-01', 'dd/MM/yyyy', '01/05/2026'],
    ['2026/5/1', 'yyyy-MM-dd', '2026-05-01'],
    ['01.05.2026', 'dd.MM.yyyy', '01.05.2026'],
    ['2026-02-30', 'dd/MM/yyyy', '2026-02-30'],
    ['第一天', 'yyyy-MM-dd', '第一天'],
  ])('with the day %s in the format %s has %s', (given, format, day) => {
    const fields = [text('日', { formType: 'DATE', format })];
    const judged = recipientJudge(plan({ fields }))(row({ values: { 日: given } }));
    expect(judged.row.values['日']).toBe(day);
  });

  it('has an amount as its field prints it, and is told of one that is none', () => {
    const given = plan({ fields: [text('fee', { format: 'AMOUNT' })] });
    const judged = ['1234.5', 'much'].map((fee) => recipientJudge(given)(row({ values: { fee } })));
    expect(judged.map(({ row: { values }, errors }) => [values['fee'], errors])).toEqual([
      ['1,234.50', []],
      ['much', [{ column: 'fee', error: 'ERROR_FORM_VALUE', detail: 'AMOUNT' }]],
    ]);
  });

  it('may leave a field empty only if it has a value already', () => {
    expect(judge(plan({ fields: [text('a', { hasPreset: true }), text('b')] }), row())).toEqual([
      ['b ERROR_ROW_REQUIRED'],
    ]);
  });

  it('reports a contact that another row or another participant has, in any spelling', () => {
    const rows = [
      row(),
      row({ number: 2, phone: '+86 139-0000-0001' }),
      row({ number: 3, phone: '', email: 'A@x.cn' }),
    ];
    expect(judge(plan({ taken: ['a@x.cn'] }), ...rows)).toEqual([
      [],
      ['phone ERROR_ROW_DUPLICATE'],
      ['email ERROR_PARTICIPANT_DUPLICATE'],
    ]);
  });

  it('reports a title that becomes too long, and a placeholder without a value', () => {
    const given = plan({ title: `{name} {编号} ${'协'.repeat(95)}` });
    expect(judge(given, row({ values: { 编号: '12345' } }), row({ number: 2, phone: '13900000002' }))).toEqual([
      ['name ERROR_ROW_TITLE'],
      ['编号 ERROR_ROW_REQUIRED'],
    ]);
  });

  it('reports invisible characters in a title or a name, but accepts several lines in a message', () => {
    const given = plan({ title: '{编号} 入职', subject: '{备注}' });
    const values = { 编号: '12345', 备注: '第一行\n第二行' };
    const rows = ['1\r\nBcc: x@y.cn', '\u202e54321', ''].map((编号, at) =>
      row({ number: at + 1, phone: `1390000000${at}`, values: { ...values, 编号 } }),
    );
    expect(judge(given, ...rows, row({ number: 4, phone: '13900000004', name: '\u200b', values }))).toEqual([
      ['编号 ERROR_ROW_TEXT'],
      ['编号 ERROR_ROW_TEXT'],
      ['编号 ERROR_ROW_REQUIRED'],
      ['name ERROR_ROW_NAME'],
    ]);
    expect(judge(given, row({ values }))).toEqual([[]]);
  });
});

describe('The placeholders of a title', () => {
  it('are the names between braces, each once', () => {
    expect(placesIn('{a} {b} { a } {} {a\nb}')).toEqual(['a', 'b']);
  });

  it('are replaced, and nothing else is', () => {
    const filled = fillPlaces('{姓名}：{编号}（{}）', (key) => ({ name: '$&', 编号: '7' })[key] ?? '');
    expect(filled).toBe('$&：7（{}）');
  });
});

describe('A list where no text message can be sent', () => {
  const given = plan({ takesPhones: false });

  it('has no column for phone numbers', () => {
    expect(multiSendColumns(given).map(({ key }) => key)).toEqual(['name', 'email']);
  });

  it('refuses the rows with a phone number, each by its column, and takes the others', () => {
    const rows = [
      row({ phone: '', email: 'zhao@example.com' }),
      row({ phone: '13900000002', email: 'qian@example.com' }),
      row({ phone: '13900000003' }),
      row({ phone: '' }),
    ];
    expect(judge(given, ...rows)).toEqual([
      [],
      ['phone ERROR_PHONE_UNSUPPORTED'],
      ['phone ERROR_PHONE_UNSUPPORTED'],
      ['email ERROR_ROW_CONTACT'],
    ]);
  });
});
