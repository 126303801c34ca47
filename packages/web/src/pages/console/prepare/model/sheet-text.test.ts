import { describe, expect, it } from 'vitest';
import { rowsFromSheetText } from './sheet-text.ts';

const COLUMNS = ['name', 'phone', 'email', '职位'].map((key) => ({ key, required: false }));

describe('A list pasted from a spreadsheet', () => {
  it.each([
    [
      'without a heading, in the order of the sheet',
      '赵一\t13900000001\t\t经理',
      { name: '赵一', phone: '13900000001', 职位: '经理' },
    ],
    [
      'with a heading, by its names',
      '职位\t姓名\t手机\n经理\t赵一\t13900000001',
      { name: '赵一', phone: '13900000001', 职位: '经理' },
    ],
    ['separated by commas', '赵一，13900000001', { name: '赵一', phone: '13900000001' }],
  ])('is read %s', (_, text, row) => {
    expect(rowsFromSheetText(text, COLUMNS)).toEqual([row]);
  });

  it('has a row for each line that holds anything', () => {
    expect(rowsFromSheetText('a,1\n\n b,2\r\n', COLUMNS)).toHaveLength(2);
    expect(rowsFromSheetText(' \n', COLUMNS)).toEqual([]);
  });
});
