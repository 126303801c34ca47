import { ENVELOPE_LIMITS } from '@countersign/domain';
import { describe, expect, test } from 'vitest';
import { newCheckMark } from './check-marks.ts';
import type { DraftState } from './draft.ts';
import { newField } from './fields.ts';
import { gapsOf, mayBeSent } from './gaps.ts';
import { begin } from './history.ts';
import { emptyRow } from './people-rows.ts';
import { text as en } from '../../../../languages/en/pages/console/prepare/text.ts';
import { text as zh } from '../../../../languages/zh-CN/pages/console/prepare/text.ts';

const NOW = new Date('2026-03-01T00:00:00.000Z');
const page = { docId: 'D', page: 1, width: 595, height: 842 };
const whole: DraftState = {
  details: {
    title: '采购合同',
    subject: '',
    expireDatetime: new Date(NOW.getTime() + ENVELOPE_LIMITS.expiryDefaultMs).toISOString(),
    timerDatetime: null,
    needForm: true,
    allowAppendForms: false,
    reminders: null,
    reading: null,
    timezone: 'Asia/Shanghai',
    metadata: {},
  },
  documents: [
    { fileWsid: 'D', fileName: 'a.pdf', pages: [page], size: 1000, removed: [], remarks: [], formerFields: [] },
  ],
  rows: [{ ...emptyRow('a'), participantWsid: 'P', name: '王小明', contact: '13800138000' }],
  fields: begin([newField('WRITE_SIGN', page, 'P', 'f')]),
  uploads: [],
};
const kinds = (part: Partial<DraftState>): string[] => gapsOf({ ...whole, ...part }, NOW).map(({ kind }) => kind);

describe('before sending', () => {
  test('a complete draft has no gaps', () => {
    expect(kinds({})).toEqual([]);
  });
  test.each<[string, Partial<DraftState>, string[]]>([
    ['a title', { details: { ...whole.details, title: ' ' } }, ['titleMissing']],
    ['a future expiry', { details: { ...whole.details, expireDatetime: NOW.toISOString() } }, ['expiryWrong']],
    ['a future time of sending', { details: { ...whole.details, timerDatetime: NOW.toISOString() } }, ['timerWrong']],
    [
      'a time of sending an hour before the expiry',
      { details: { ...whole.details, timerDatetime: whole.details.expireDatetime } },
      ['timerWrong'],
    ],
    ['a signer', { rows: [{ ...whole.rows[0]!, role: 'CHECKER' }] }, ['signerMissing']],
    ['whole lines', { rows: [...whole.rows, { ...emptyRow('b'), name: 'Ada' }] }, ['personIncomplete']],
    ['a field for each signer', { fields: begin([]) }, ['fieldsMissing']],
    [
      'a signature, although a form may be filled in without one',
      { fields: begin([newField('TEXT', page, 'P', 'f')]) },
      ['signatureMissing'],
    ],
    [
      'fields on pages that exist',
      { fields: begin([{ ...newField('WRITE_SIGN', page, 'P', 'f'), page: 2 }]) },
      ['fieldMisplaced'],
    ],
  ])('it asks for %s', (_, part, expected) => {
    expect(kinds(part)).toEqual(expected);
  });
  test('a signer without a field places their own if the sender permits it', () => {
    const free = { ...whole, details: { ...whole.details, needForm: false }, fields: begin([]) };
    expect(kinds(free)).toEqual(['fieldsOwn']);
    expect(mayBeSent(gapsOf(free, NOW))).toBe(true);
  });
  test('a check-mark seal counts as a signature, and is misplaced if a page has no room for it', () => {
    const sealed = (margin: number) => begin([newCheckMark('D', 'P', 'f', [page], { margin })]);
    expect(kinds({ fields: sealed(0) })).toEqual([]);
    expect(kinds({ fields: sealed(590) })).toEqual(['fieldMisplaced']);
  });
  test('overlapping fields on a page give one warning, which links to the first of them', () => {
    const stacked = ['a', 'b', 'c'].map((id) => newField('WRITE_SIGN', page, 'P', id));
    expect(gapsOf({ ...whole, fields: begin(stacked) }, NOW)).toMatchObject([
      { kind: 'fieldOverlap', isWarning: true, fieldId: 'a', name: null, page: 1 },
    ]);
  });
  test('with several files, the file of the page is named', () => {
    const annex = { ...whole.documents[0]!, fileWsid: 'E', fileName: 'b.pdf', pages: [{ ...page, docId: 'E' }] };
    const onAnnex = ['b', 'c'].map((id) => newField('WRITE_SIGN', { ...page, docId: 'E' }, 'P', id));
    const outside = { ...newField('WRITE_SIGN', page, 'P', 'a'), x: 590 };
    const state = { ...whole, documents: [...whole.documents, annex], fields: begin([outside, ...onAnnex]) };
    const gaps = gapsOf(state, NOW);
    expect(gaps).toMatchObject([
      { kind: 'fieldMisplaced', fieldId: 'a', name: 'a.pdf', page: 1 },
      { kind: 'fieldOverlap', fieldId: 'b', name: 'b.pdf', page: 1 },
    ]);
    const say = (words: typeof zh) => gaps.map((gap) => words.gap[gap.kind](gap.name ?? '', gap.page ?? 1));
    expect(say(zh)).toEqual(['“a.pdf”第 1 页有签署区超出页面', '“b.pdf”第 1 页有签署区重叠']);
    expect(say(en)).toEqual(['A field is outside page 1 of “a.pdf”', 'Fields overlap on page 1 of “b.pdf”']);
  });
  test('an empty line is not a gap, and warnings do not prevent sending', () => {
    expect(kinds({ rows: [...whole.rows, emptyRow('b')] })).toEqual([]);
    expect(mayBeSent(gapsOf({ ...whole, fields: begin([newField('TEXT', page, 'P', 'f')]) }, NOW))).toBe(true);
    expect(mayBeSent(gapsOf({ ...whole, documents: [] }, NOW))).toBe(false);
  });
});
