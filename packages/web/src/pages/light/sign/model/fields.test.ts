import type { Document, Form } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import {
  type FieldValues,
  dayOf,
  faultOf,
  firstValue,
  isOpenField,
  modeOf,
  nextAct,
  orderFields,
  pickerDay,
  progressOf,
  wireForms,
} from './fields.ts';

const document = (fileWsid: string): Document => ({
  docId: fileWsid,
  fileWsid,
  fileTagId: null,
  fileName: 'a.pdf',
  fileType: 'PDF',
  sequence: null,
  pages: [],
  removed: [],
  remarks: [],
  formerFields: [],
  completedDigest: null,
  size: 1,
  digest: '',
  revision: 1,
  fileHref: { href: '' },
});
const form = (formWsid: string, change: Partial<Form> = {}): Form => ({
  id: formWsid,
  formWsid,
  fileWsid: 'A',
  docId: 'A',
  appended: false,
  participantWsid: 'P',
  formType: 'WRITE_SIGN',
  page: 1,
  position: { ulx: 100, uly: 200, lrx: 183, lry: 167 },
  pageInfo: { width: 595, height: 842 },
  required: true,
  revisable: true,
  scale: null,
  format: null,
  fontSize: 14,
  multiLine: false,
  tagId: null,
  confirmStatus: 'UNCONFIRMED',
  initialValue: null,
  ...change,
});
const at = (ulx: number, uly: number): Form['position'] => ({ ulx, uly, lrx: ulx + 83, lry: uly - 33 });
const drawn = { kind: 'write', writeData: 'data:image/png;base64,AA' } as const;

describe('The order of fields', () => {
  it('goes through documents, pages, lines from the top and then from the left', () => {
    const forms = [
      form('second-document', { fileWsid: 'B' }),
      form('next-page', { page: 2, position: at(0, 800) }),
      form('low', { position: at(0, 100) }),
      form('right', { position: at(300, 701) }),
      form('left', { position: at(50, 699) }),
    ];
    const names = orderFields(forms, [document('A'), document('B')]).map(({ formWsid }) => formWsid);
    expect(names).toEqual(['left', 'right', 'low', 'next-page', 'second-document']);
  });
});

describe('The next act', () => {
  const fields = [form('1'), form('2', { formType: 'TEXT' }), form('optional', { required: false }), form('3')];

  it('is to start before any field was used', () => {
    expect(nextAct(fields, {}, null, false)).toEqual({ act: 'start' });
  });

  it('names the first open required field and counts required ones only', () => {
    expect(nextAct(fields, { 1: drawn }, null, true)).toMatchObject({
      act: 'fill',
      form: { formWsid: '2' },
      at: 2,
      total: 3,
    });
  });

  it('goes on after the current field and wraps around', () => {
    expect(nextAct(fields, {}, '1', true)).toMatchObject({ form: { formWsid: '2' } });
    expect(nextAct(fields, { 3: drawn }, '3', true)).toMatchObject({ form: { formWsid: '1' } });
  });

  it('is to finish once nothing required is open', () => {
    const values: FieldValues = { 1: drawn, 2: { kind: 'text', text: 'Beijing' }, 3: drawn };
    expect(nextAct(fields, values, '3', true)).toEqual({ act: 'finish' });
    expect(progressOf(fields, values)).toMatchObject({ total: 3, done: 3 });
  });

  it('leads back to an optional field with an invalid value', () => {
    const wrong = [form('day', { formType: 'DATE', required: false, format: 'yyyy-MM-dd' })];
    expect(nextAct(wrong, { day: { kind: 'text', text: '2026-02-30' } }, null, true)).toMatchObject({
      act: 'fill',
      form: { formWsid: 'day' },
    });
  });

  it('is to finish where the sender fixed every value', () => {
    expect(
      nextAct([form('fixed', { formType: 'TEXT', revisable: false, initialValue: '12' })], {}, null, false),
    ).toEqual({ act: 'finish' });
    const emptied = form('note', { formType: 'TEXT', revisable: false, required: false, initialValue: null });
    expect(isOpenField(emptied)).toBe(false);
    expect(nextAct([emptied], {}, null, true)).toEqual({ act: 'finish' });
  });
});

describe('A date field', () => {
  const day = new Date(2026, 6, 3);
  it('opens with today in its own format', () => {
    const field = form('day', { formType: 'DATE', format: 'dd.MM.yyyy' });
    const value = firstValue(field, day);
    expect(value).toEqual({ kind: 'text', text: '03.07.2026' });
    expect(faultOf(field, value!)).toBeNull();
  });
  it.each(['yyyy-MM-dd', 'yyyy年MM月dd日', 'MM/dd/yyyy', 'dd/MM/yyyy'])(
    'goes to a native picker and back in %s',
    (format) => {
      expect(pickerDay(format, dayOf(format, day))).toBe('2026-07-03');
    },
  );
  it('shows no date in the picker for an invalid one', () => {
    expect(pickerDay('yyyy-MM-dd', '2026-13-40')).toBe('');
  });
  it('refuses a date that does not exist', () => {
    expect(faultOf(form('day', { formType: 'DATE', format: 'yyyy-MM-dd' }), { kind: 'text', text: '2026-02-30' })).toBe(
      'ERROR_FORM_VALUE',
    );
  });
});

describe('The forms sent to the server', () => {
  it('have each kind of value in the shape of the call', () => {
    const fields = [form('w'), form('k'), form('s', { formType: 'SEAL_SIGN' }), form('t', { formType: 'TEXT' })];
    const values: FieldValues = {
      w: drawn,
      k: { kind: 'kept', writeWsid: 'W', picture: '/x' },
      s: { kind: 'seal', sealWsid: 'S', picture: '/y' },
      t: { kind: 'text', text: 'hi' },
    };
    expect(wireForms(fields, values).map(({ initialValue }) => initialValue)).toEqual([
      { writeData: drawn.writeData },
      { writeWsid: 'W' },
      { sealWsid: 'S' },
      'hi',
    ]);
  });

  it('leave out empty optional fields and those the sender fixed', () => {
    const fields = [
      form('empty', { formType: 'TEXT', required: false }),
      form('fixed', { formType: 'TEXT', revisable: false, initialValue: '12' }),
    ];
    expect(wireForms(fields, { empty: { kind: 'text', text: '' }, fixed: { kind: 'text', text: '12' } })).toEqual([]);
  });

  it('clear a text that the sender gave beforehand', () => {
    const field = form('t', { formType: 'TEXT', required: false, initialValue: 'given' });
    expect(wireForms([field], { t: { kind: 'text', text: '' } })).toEqual([{ formWsid: 't', initialValue: '' }]);
  });
});

describe('The kind of the act (Rulings §3)', () => {
  const signing = { envelopeFlowType: 'SIGN_PROCESS' } as const;
  const mark = (required: boolean) => form('mark', { formType: 'MULTI_CHECK_MARK', required });
  const seal: FieldValues = { mark: { kind: 'seal', sealWsid: 'S', picture: '/s' } };
  const typed = [form('a', { formType: 'TEXT' }), form('b', { formType: 'DATE' })];

  it.each([
    ['a signature among others', [...typed, form('c')], {}, 'sign'],
    ['text and dates alone', typed, {}, 'fill'],
    ['no field at all: a signature without a mark on the page', [], {}, 'sign'],
    ['an unsigned check-mark seal', [...typed, mark(false)], {}, 'fill'],
    ['a filled check-mark seal', [...typed, mark(false)], seal, 'sign'],
    ['a check-mark seal that is required', [mark(true)], {}, 'sign'],
  ] as const)('%s', (_, fields, values, mode) => {
    expect(modeOf(signing, fields, values)).toBe(mode);
    expect(modeOf({ envelopeFlowType: 'CANCEL_PROCESS' }, fields, values)).toBe('void');
  });

  it('is placing first if a field has to be placed, whatever else there is', () => {
    expect(nextAct([], {}, null, true, true)).toEqual({ act: 'place' });
    expect(nextAct([], {}, null, true, false)).toEqual({ act: 'finish' });
  });
});
