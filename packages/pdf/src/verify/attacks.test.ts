import { describe, expect, it } from 'vitest';
import { PdfError } from '../errors.ts';
import { ATTACKS, createScene } from '../testing/attacks/index.ts';
import { verifyPdf } from './verify.ts';

const scene = createScene(new Date('2026-05-04T03:02:01Z'));

/**
 * Consequences of another finding, and REVOCATION_UNKNOWN, because these signatures come without the status of their
 * certificates.
 */
const CONSEQUENCES = new Set(['NO_REVISION_ENDS_HERE', 'BYTE_RANGE_BROKEN', 'REVOCATION_UNKNOWN']);

/** All findings of the verification of a file. */
function judge(file: Uint8Array): { valid: boolean; words: string[] } {
  try {
    const report = verifyPdf(file, { roots: [scene.authority.root.certificate], now: scene.now });
    const all = [...report.signatures, ...report.timestamps];
    const words = all.flatMap(({ subIndication, notes }) => [subIndication ?? '', ...notes]);
    const found = new Set([...words, ...report.notes].filter((word) => word !== '' && !CONSEQUENCES.has(word)));
    return { valid: report.valid, words: [...found] };
  } catch (error) {
    if (error instanceof PdfError) return { valid: false, words: ['REFUSED'] };
    throw error;
  }
}

it('the contracts are valid before the attacks', () => {
  for (const file of [scene.certified, scene.approved, scene.finished])
    expect(judge(file)).toMatchObject({ valid: true });
});

describe.each(Object.entries(ATTACKS))('%s (security 60)', (_, variants) => {
  it.each(variants.map((variant) => [variant.name, variant] as const))('%s', (_name, { make, expected }) => {
    const file = make(scene);
    for (const original of [scene.certified, scene.approved, scene.finished]) expect(file).not.toEqual(original);
    // Exactly the expected rules must report it, so that a broken rule is noticed even if others still report something.
    const { valid, words } = judge(file);
    expect(valid).toBe(false);
    expect(words.toSorted()).toEqual(expected.split(' ').toSorted());
  });
});
