import type { Document } from '@countersign/contract';
import { expect, it } from 'vitest';
import { changedNames } from './queries.ts';

const document = (fileWsid: string, digest: string): Document =>
  ({ fileWsid, fileName: `${fileWsid}.pdf`, digest }) as Document;

it('Reloaded documents are named if they differ from those that were shown (Rulings §6.9)', () => {
  const shown = [document('a', '1'), document('b', '1')];
  expect(changedNames(shown, shown)).toEqual([]);
  expect(changedNames(shown, [document('a', '2'), document('b', '1'), document('c', '1')])).toEqual(['a.pdf', 'c.pdf']);
});
