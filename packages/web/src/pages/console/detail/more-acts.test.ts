import type { Envelope } from '@countersign/contract';
import { expect, it } from 'vitest';
import { moreActs } from './more-acts.ts';

const acts = (abilities: Envelope['abilities'], mayHold = false) =>
  moreActs({ abilities }, mayHold).map(({ act }) => act);

it('The further acts are those that the reply lists, the grave ones last (ux 37)', () => {
  expect(acts(['open', 'revoke', 'remind', 'prolong'])).toEqual(['prolong', 'revoke']);
  expect(acts(['cancel', 'recycle', 'template', 'copy', 'download'])).toEqual([
    'copy',
    'template',
    'recycle',
    'cancel',
  ]);
  expect(acts(['open', 'correct', 'restore'])).toEqual([]);
  expect(acts(['open', 'copy', 'recycle'], true)).toEqual(['copy', 'hold', 'recycle']);
});
