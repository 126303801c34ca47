import { describe, expect, it } from 'vitest';
import { PdfError } from '../errors.ts';
import { ATTACKS, createScene } from '../testing/attacks/index.ts';
import { verifyPdf } from './verify.ts';

const scene = createScene(new Date('2026-05-04T03:02:01Z'));

/** All words that the judge says of a file. */
function judge(file: Uint8Array): { valid: boolean; words: string[] } {
  try {
    const report = verifyPdf(file, { roots: [scene.authority.root.certificate], now: scene.now });
    const all = [...report.signatures, ...report.timestamps];
    const words = all.flatMap(({ subIndication, notes }) => [subIndication ?? '', ...notes]);
    return { valid: report.valid, words: [...words, ...report.notes, ...(all.length === 0 ? ['NO_SIGNATURE'] : [])] };
  } catch (error) {
    if (error instanceof PdfError) return { valid: false, words: ['REFUSED'] };
    throw error;
  }
}

it('the contracts that are attacked are valid themselves', () => {
  for (const file of [scene.certified, scene.approved, scene.finished])
    expect(judge(file)).toMatchObject({ valid: true });
});

describe.each(Object.entries(ATTACKS))('%s (security 60)', (_, variants) => {
  it.each(variants.map((variant) => [variant.name, variant] as const))('%s', (_name, { make, expected }) => {
    const file = make(scene);
    for (const original of [scene.certified, scene.approved, scene.finished]) expect(file).not.toEqual(original);
    const { valid, words } = judge(file);
    expect(valid).toBe(false);
    expect(
      expected.split('|').filter((word) => words.includes(word)),
      words.join(' '),
    ).not.toEqual([]);
  });
});
