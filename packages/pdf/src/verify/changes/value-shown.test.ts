import { describe, expect, it } from 'vitest';
import { fillRevision, joinRevision } from '../../sign/revisions.ts';
import { createScene } from '../../testing/attacks/index.ts';
import { Forgery, forge } from '../../testing/attacks/scene.ts';
import { filledWith } from '../../testing/attacks/values.ts';
import { dict, name, textString } from '../../syntax/objects.ts';
import { signFile } from '../../testing/test-authority.ts';
import { verifyPdf } from '../verify.ts';
import { showingOf } from './value-shown.ts';

const scene = createScene(new Date('2026-05-04T03:02:01Z'));
const signed = (file: Uint8Array): Uint8Array => {
  const { bob, stamper, now } = scene;
  return signFile(file, bob, { fieldId: 'bob', signingTime: now }, { stamp: { by: stamper, at: now } });
};
const judge = (file: Uint8Array) =>
  verifyPdf(file, { roots: [scene.authority.root.certificate], now: scene.now }).signatures[0]?.notes ?? [];
const win = () => ({ Encoding: name('WinAnsiEncoding') });

describe('A field that shows its value', () => {
  it.each([
    [
      'as Acrobat writes it',
      'Stra\u00dfe 5',
      '/Tx BMC q 2 2 116 46 re W n BT /F 12 Tf 0 g 2 20 Td (Stra\u00dfe 5) Tj ET Q EMC',
      win,
    ],
    [
      'as Chrome writes it',
      'seen',
      'q 1 1 1 rg 0 0 120 50 re f Q /Tx BMC q BT 0 0 0 rg /F 12 Tf 2 20 Td (seen) Tj ET Q EMC',
      win,
    ],
    ['on two lines', 'one two', 'BT /F 12 Tf 14 TL 2 34 Td (one) Tj T* (two) Tj ET', win],
    ['with kerning', 'AVA', 'BT /F 12 Tf 2 20 Td [(A) 80 (V) 80 (A)] TJ ET', win],
    ['with a border', 'x', '0.5 0.5 119 49 re s BT /F 12 Tf 2 20 Td (x) Tj ET', win],
    [
      'in a font with glyph names',
      'a-b',
      'BT /F 12 Tf 2 20 Td (\u0001\u0002\u0003) Tj ET',
      () => ({ Encoding: dict({ Differences: [1, name('a'), name('minus'), name('uni0062')] }) }),
    ],
    ['cleared', '', '/Tx BMC EMC', win],
  ])('%s', (_, value, content, font) => {
    const notes = judge(filledWith(value, content, font)(scene));
    expect(notes.filter((word) => word !== 'REVOCATION_UNKNOWN')).toEqual([]);
  });

  it.each(['合同金额：１０００元', '·•‧ ➀ 2−1 ⋯', 'À l’été', 'naïve ﬁ', '⺐⽊'])(
    'as filled by this package: %s',
    (text) => {
      const file = joinRevision(scene.certified, fillRevision(scene.certified, [{ fieldId: 'remark', text }]));
      expect(judge(signed(file)).filter((word) => word.startsWith('VALUE'))).toEqual([]);
    },
  );

  it('in characters of a reader font with a predefined CMap', () => {
    const utf16 = Buffer.from('金额', 'utf16le').swap16().toString('hex');
    const file = forge(scene.certified, (forgery) => {
      const below = dict({ Type: name('Font'), Subtype: name('CIDFontType0'), BaseFont: name('AdobeSongStd-Light') });
      const font = { Subtype: name('Type0'), Encoding: name('UniGB-UCS2-H'), DescendantFonts: [below] };
      const drawn = forgery.appearance(`BT /F 12 Tf 2 20 Td <${utf16}> Tj ET`, 120, 50, font);
      forgery
        .field('remark')
        .set('V', textString('金额'))
        .set('AP', dict({ N: drawn }));
    });
    expect(judge(signed(file)).filter((word) => word.startsWith('VALUE'))).toEqual([]);
  });

  it.each([
    ['a picture', 'BT /F 12 Tf 2 20 Td (x) Tj ET 1 1 m 9 9 l 9 1 l f'],
    ['boxes of one letter', '0 G 40 0 m 40 50 l S BT /F 12 Tf 15 20 Td (x) Tj ET'],
    ['a border with round corners', '5 1 m 115 1 l 119 1 119 5 119 5 c s BT /F 12 Tf 2 20 Td (x) Tj ET'],
    ['a text that is longer than its clip', '2 2 116 46 re W n BT /F 12 Tf -2 20 Td (x) Tj ET'],
    ['a rule below the letters', 'BT /F 12 Tf 2 20 Td (x) Tj ET 2 18 20 1 re f'],
  ])('and an unreadable appearance passes if a later signature covers it: %s', (_, content) => {
    const filled = filledWith('x', content)(scene);
    expect(judge(filled)).toContain('VALUE_CHANGED_UNSIGNED');
    expect(judge(signed(filled)).filter((word) => word.startsWith('VALUE'))).toEqual([]);
  });

  it.each([
    ['2026-05-04', '4 May 2026', 'UNREADABLE'],
    ['1000', '1,000.00', 'SAME'],
    ['1000', '10.00', 'OTHER'],
    ['-100', '100', 'OTHER'],
    ['5551234567', '(555) 123-4567', 'SAME'],
  ])('as formatted by a script of the form: %s as %s', (value, shown, expected) => {
    const file = forge(filledWith(value, `BT /F 12 Tf 2 20 Td (${shown}) Tj ET`, win)(scene), (forgery) => {
      forgery.field('remark').set('AA', dict({ F: dict({ S: name('JavaScript') }) }));
    });
    const forgery = new Forgery(file);
    const { document } = forgery;
    const field = document.getDict(forgery.fieldRef('remark'));
    expect(field && showingOf(document, field, document)).toBe(expected);
  });
});
