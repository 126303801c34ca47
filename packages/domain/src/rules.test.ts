import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkPassword, passwordPreimage } from './account/password.ts';
import { maskContact, normaliseContact, publicName } from './account/contact.ts';
import { displayName } from './account/display-name.ts';
import { cutFileName, fileTypeOf } from './file/file-name.ts';
import { DATE_FORMATS, formatDay, isDayIn } from './form/date-format.ts';
import { type FormFacts, judgePosition } from './form/form.ts';
import { judgeValue } from './form/value.ts';
import { editionOf, fromWsid, toWsid } from './wsid.ts';

describe('A new password (Spec §5)', () => {
  it.each([
    ['', 101],
    ['abc def12', 201],
    ['Ab1', 204],
    ['a1'.repeat(17), 205],
    ['123456789', 202],
    ['!!!!!!!!!', 203],
    ['abcdefghij', 206],
    ['Passw0rd!', 0],
    ['密码密码密码密码1', 0],
  ])('%j has check code %i', (password, code) => {
    expect(checkPassword(password)).toBe(code);
  });

  it('is sent as the lower-case hex SHA-256 of login:v1: and the password (Rulings §5.5)', () => {
    const hex = createHash('sha256').update(passwordPreimage('login', 'Passw0rd!')).digest('hex');
    expect(hex).toBe('bda78c568251fdd3aa43ecc9823ad04ad2354e5c27dc3eb8c3d0d35b458772de');
    expect(passwordPreimage('sign', 'e\u0301')).toBe('sign:v1:\u00e9');
  });
});

describe('A contact (Spec §5)', () => {
  it.each([
    ['13800000001', '13800000001'],
    ['+86 138 0000 0001', '13800000001'],
    ['１３８０００００００１', '13800000001'],
    ['0086-138-0000-0001', '13800000001'],
    ['8613800000001', '13800000001'],
    ['＋８６　１３８－００００－０００１', '13800000001'],
    ['138\u20130000\u20110001', '13800000001'],
    ['(138) 0000.0001', '13800000001'],
    ['\u202a+86 13800000001\u202c', '13800000001'],
    ['138\u200b0000\u200d0001\ufeff', '13800000001'],
    [' Wang@Example.COM ', 'wang@example.com'],
    ['ｗａｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'wang@example.com'],
    ['wang\u200b@example.com', 'wang@example.com'],
    ['w*a**ng@example.com', 'w*a**ng@example.com'],
  ])('%j is compared as %j (security 10)', (text, value) => {
    expect(normaliseContact(text)?.value).toBe(value);
  });
  it.each([
    '',
    '12345678901',
    '138000000011',
    'a@b',
    '@example.com',
    'a b@example.com',
    '1380000000a',
    '\u0661\u0663\u0668\u0660\u0660\u0660\u0660\u0660\u0660\u0660\u0661',
    '+1 3800000001',
    'a@example.com\r\nBcc: b@example.com',
    maskContact('hill@example.com'),
    'HI＊＊＊@example.com',
  ])('%j is refused', (text) => {
    expect(normaliseContact(text)).toBeNull();
  });
  it('is masked for viewers who do not need all of it', () => {
    expect(maskContact('13800000001')).toBe('138****0001');
    expect(maskContact('wang@example.com')).toBe('wa***@example.com');
  });
  it.each([
    ['13800000001', '138****0001'],
    ['138 0000 0001', '138****0001'],
    ['Wang@example.com', 'wa***@example.com'],
    ['wa***@example.com', 'wa***@example.com'],
    ['王小明', '王小明'],
    ['', ''],
  ])('%j is shown to others as %j', (name, shown) => {
    expect(publicName(name)).toBe(shown);
  });
});

describe('A display name (Spec §3)', () => {
  const user = { realName: '王小明', nickname: '小明', phone: '13800000001', email: null };
  it('is the real name only when identity verification is PASSED', () => {
    expect(displayName({ ...user, idttvStatus: 'PASSED' })).toBe('王小明');
    expect(displayName({ ...user, idttvStatus: 'WAITING' })).toBe('小明');
    expect(displayName({ ...user, nickname: null, idttvStatus: 'NO' })).toBe('13800000001');
  });
});

describe('The name of an uploaded document (Spec §5)', () => {
  it('is cut to 40 characters before the extension, never inside a character', () => {
    expect(cutFileName(`${'合'.repeat(50)}.pdf`)).toBe(`${'合'.repeat(40)}.pdf`);
    expect(cutFileName(`${'𠮷'.repeat(41)}.pdf`)).toBe(`${'𠮷'.repeat(40)}.pdf`);
  });
  it('cannot reverse its direction or become a path', () => {
    expect(cutFileName('x.pdf\u202egnp.exe')).toBe('x.pdf_gnp.exe');
    expect(cutFileName('a\u200b\u{e0041}\u3164.p\u00addf')).toBe('a.pdf');
    expect(cutFileName('👩\u200d👩\u200d👧.pdf')).toBe('👩\u200d👩\u200d👧.pdf');
    expect(cutFileName('../../etc/passwd')).not.toContain('/');
  });
  it('keeps its extension in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (base) => {
        const cut = cutFileName(`${base}.pdf`);
        expect(cut.endsWith('.pdf')).toBe(true);
        expect([...cut].length).toBeLessThanOrEqual(44);
      }),
    );
  });
  it('indicates the kind of file', () => {
    expect([
      fileTypeOf('a.PDF'),
      fileTypeOf('a.jpeg'),
      fileTypeOf('a.docx'),
      fileTypeOf('a.exe'),
      fileTypeOf('pdf'),
    ]).toEqual(['PDF', 'IMAGE', 'OFFICE', null, null]);
  });
});

describe('A form', () => {
  const page = { width: 595, height: 842 };
  it('lies within the page (Spec §5)', () => {
    expect(judgePosition({ ulx: 10, uly: 100, lrx: 93, lry: 67 }, page).ok).toBe(true);
    for (const position of [
      { ulx: -10, uly: 100, lrx: 93, lry: 67 },
      { ulx: 10, uly: 900, lrx: 93, lry: 67 },
      { ulx: 10, uly: 50, lrx: 93, lry: 67 },
      { ulx: Number.NaN, uly: 100, lrx: 93, lry: 67 },
      { ulx: 560, uly: 100, lrx: 643, lry: 67 },
    ])
      expect(judgePosition(position, page)).toMatchObject({ ok: false, error: 'ERROR_FORM_POSITION' });
    expect(judgePosition({ ulx: 10, uly: 100, lrx: 93, lry: 67 }, undefined).ok).toBe(false);
  });
  const form: FormFacts = {
    id: 'f',
    formType: 'TEXT',
    required: true,
    revisable: true,
    format: null,
    presetValue: null,
  };
  it('that is required needs a value', () => {
    expect(judgeValue(form, undefined)).toMatchObject({ error: 'ERROR_FORM_REQUIRED' });
    expect(judgeValue(form, { kind: 'text', text: '' })).toMatchObject({ error: 'ERROR_FORM_REQUIRED' });
    expect(judgeValue({ ...form, required: false }, undefined)).toMatchObject({ ok: true, value: null });
  });
  it('that is not revisable keeps the value from the sender', () => {
    const fixed = { ...form, revisable: false, presetValue: '甲方' };
    expect(judgeValue(fixed, { kind: 'text', text: '乙方' })).toMatchObject({ error: 'ERROR_FORM_NOT_REVISABLE' });
    expect(judgeValue(fixed, undefined)).toMatchObject({ ok: true, value: { text: '甲方' } });
  });
  it('accepts only a value of its own kind', () => {
    expect(judgeValue({ ...form, formType: 'WRITE_SIGN' }, { kind: 'text', text: 'x' })).toMatchObject({
      error: 'ERROR_FORM_VALUE',
    });
    expect(judgeValue({ ...form, formType: 'SEAL_SIGN' }, { kind: 'picture' })).toMatchObject({
      error: 'ERROR_FORM_VALUE',
    });
    expect(
      judgeValue({ ...form, formType: 'DATE', format: 'yyyy-MM-dd' }, { kind: 'text', text: '2026-02-30' }),
    ).toMatchObject({ error: 'ERROR_FORM_VALUE' });
  });
});

describe('A day', () => {
  it('is accepted only in its own format and for existing days', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DATE_FORMATS),
        fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        (format, date) => {
          expect(
            isDayIn(format, formatDay(format, date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())),
          ).toBe(true);
        },
      ),
    );
    expect(isDayIn('yyyy年MM月dd日', '2026年13月01日')).toBe(false);
  });
});

describe('A wsid (Rulings §1.7)', () => {
  it('is converted back to its uuid, and only under its kind', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        const wsid = toWsid('envelope', uuid);
        expect(wsid).toMatch(/^WSID_ENVE_[0-9A-HJKMNP-TV-Z]{26}$/);
        expect(fromWsid('envelope', wsid)).toBe(uuid);
        expect(fromWsid('user', wsid)).toBeNull();
      }),
    );
  });
  it('determines the edition (Spec §1)', () => {
    expect([editionOf('WSID_PUSR_X'), editionOf('WSID_EUSR_X')]).toEqual(['p', 'e']);
  });
  it.each([
    '',
    'WSID_ENVE_',
    `WSID_ENVE_${'Z'.repeat(26)}`,
    `WSID_ENVE_${'U'.repeat(26)}`,
    `WSID_ENVE_${'0'.repeat(25)}`,
  ])('%j is refused', (text) => {
    expect(fromWsid('envelope', text)).toBeNull();
  });
});
