import { describe, expect, it } from 'vitest';
import { createScene } from '../testing/attacks/index.ts';
import { signFile } from '../testing/test-authority.ts';
import { verifyPdf } from './verify.ts';

const scene = createScene(new Date('2026-05-04T03:02:01Z'));

/** Signs after another signer, with a value that this signer fills in. */
function report(text: string): ReturnType<typeof verifyPdf> {
  const { certified, bob, stamper, now } = scene;
  const request = { fieldId: 'bob', signingTime: now, texts: [{ fieldId: 'remark', text }] };
  const file = signFile(certified, bob, request, { stamp: { by: stamper, at: now } });
  return verifyPdf(file, { roots: [scene.authority.root.certificate], now });
}

describe('The value of a field, filled in by the second signer', () => {
  it.each([
    'Zażółć Łękołody',
    'Αλέξανδρος',
    'محمّد عبد الرحمن',
    'می‌خواهم',
    'שָׁלוֹם (12)',
    'น้ำผึ้ง',
    'श्रीकृष्ण',
    '김민수',
    'አበበ',
    '👨‍👩‍👧 ❤️ 👍🏽',
    '葛\u{e0100}城',
    'محمد\nZażółć',
  ])('is read from its appearance: %s', (text) => {
    const { valid, revisionList } = report(text);
    expect(valid).toBe(true);
    const changes = revisionList.flatMap((revision) => revision.changes).filter(({ object }) => object === 'remark');
    expect(changes).toContainEqual({ rule: 'FIELD_FILLED', object: 'remark', what: 'FIELD_FILLED' });
  });
});
