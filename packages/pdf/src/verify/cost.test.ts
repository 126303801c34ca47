import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { PdfDocument } from '../syntax/document.ts';
import { createScene } from '../testing/attacks/index.ts';
import { EXPENSIVE_FILES } from '../testing/expensive-files.ts';
import { verifyPdf } from './verify.ts';

const scene = createScene(new Date('2026-05-04T03:02:01Z'));
const roots = [scene.authority.root.certificate];

/** The steps counted for verifying a file. */
function stepsOf(file: Uint8Array): number {
  const open = vi.spyOn(PdfDocument, 'openEncrypted');
  try {
    verifyPdf(file, { roots, now: scene.now });
    const [judged] = open.mock.results;
    return judged?.type === 'return' ? judged.value.spent : Number.NaN;
  } finally {
    open.mockRestore();
  }
}

const SIZE = 100;

describe('The cost of verifying a file (security 63)', () => {
  it.each(EXPENSIVE_FILES.map((expensive) => [expensive.name, expensive] as const))(
    'of %s is counted, and bounded if it grows faster than the file',
    (_name, { make, isLinear }) => {
      const [small, large] = [make(scene, SIZE), make(scene, SIZE * 2)];
      const [few, many] = [stepsOf(small), stepsOf(large)];
      if (isLinear) {
        expect(many).toBeLessThan(few * 2.5);
        return;
      }
      const limits = { ...DEFAULT_LIMITS, work: Math.floor((few + many) / 2) };
      expect(verifyPdf(small, { roots, now: scene.now, limits }).revisions).toBeGreaterThan(0);
      expect(() => verifyPdf(large, { roots, now: scene.now, limits })).toThrow(
        expect.objectContaining({ kind: 'TOO_COMPLEX' }),
      );
    },
  );

  it('of a finished contract is a small part of the limit', () => {
    expect(stepsOf(scene.finished)).toBeLessThan(DEFAULT_LIMITS.work / 500);
  });

  it('is bounded in the length of the report: signatures, and changes of each revision', () => {
    const expensive = EXPENSIVE_FILES.find(({ name }) => name === 'fields with one signature');
    const file = expensive?.make(scene, 2_001) ?? new Uint8Array();
    expect(() => verifyPdf(file, { roots, now: scene.now })).toThrow(expect.objectContaining({ kind: 'TOO_COMPLEX' }));
  });

  it('counts each item of a store once, even if it is listed many times', () => {
    const expensive = EXPENSIVE_FILES.find(
      ({ name }) => name === 'revisions of a store that lists one item many times',
    );
    const file = expensive?.make(scene, SIZE) ?? new Uint8Array();
    const decode = vi.spyOn(PdfDocument.prototype, 'decode');
    verifyPdf(file, { roots, now: scene.now });
    expect(decode.mock.calls.length).toBeLessThan(SIZE * 5);
    decode.mockRestore();
  });
});
