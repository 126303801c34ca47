import { describe, expect, it } from 'vitest';
import { BENIGN } from '../testing/attacks/benign.ts';
import { createScene } from '../testing/attacks/index.ts';
import { CHANGE_RULES } from './change-rules.ts';
import { verifyPdf } from './verify.ts';

const scene = createScene(new Date('2026-05-04T03:02:01Z'));
const verify = (file: Uint8Array) => verifyPdf(file, { roots: [scene.authority.root.certificate], now: scene.now });

describe('A file without an attack', () => {
  it.each(BENIGN.map((variant) => [variant.name, variant] as const))('%s', (_, { make, expected }) => {
    const report = verify(make(scene));
    expect(report.revisionList.flatMap(({ changes }) => changes.filter(({ rule }) => rule === null))).toEqual([]);
    expect(report).toMatchObject({ valid: true, notes: [] });
    expect(report.signatures[0]?.modifications).toBe(expected);
  });
});

it('lists every revision with its kind, its changes and their rules', () => {
  const { revisionList } = verify(scene.finished);
  expect(revisionList.map(({ number, kind, fieldName, verdict }) => [number, kind, fieldName, verdict])).toEqual([
    [1, 'ORIGINAL', null, 'NONE'],
    [2, 'FORM', null, 'NONE'],
    [3, 'SIGNATURE', 'alice', 'NONE'],
    [4, 'SIGNATURE', 'bob', 'PERMITTED'],
    [5, 'VALIDATION_DATA', null, 'PERMITTED'],
    [6, 'TIMESTAMP', 'stamp', 'PERMITTED'],
  ]);
  expect(revisionList.at(-1)?.end).toBe(scene.finished.length);
  const [, , , byBob, data, stamp] = revisionList.map(({ changes }) => changes);
  expect(byBob).toEqual(
    expect.arrayContaining([
      { rule: 'SIGNATURE', object: 'bob', what: 'SIGNED' },
      { rule: 'FIELD_FILLED', object: 'remark', what: 'FIELD_FILLED' },
      { rule: 'FIELD_PICTURE', object: 'bob-2', what: 'PICTURE_SHOWN' },
    ]),
  );
  expect(data).toEqual([{ rule: 'VALIDATION_DATA', object: 'catalog', what: 'VALIDATION_DATA_ADDED' }]);
  expect(stamp).toEqual([{ rule: 'DOCUMENT_TIMESTAMP', object: 'stamp', what: 'TIMESTAMPED' }]);
});

it('has unique rule names with a clause for each', () => {
  expect(new Set(CHANGE_RULES.map(({ id }) => id)).size).toBe(CHANGE_RULES.length);
  for (const { title, clause } of CHANGE_RULES)
    expect([title, clause]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\d/)]);
});
