import { expect, test } from 'vitest';
import { isOverdue } from './is-overdue.ts';

const NOW = new Date('2026-03-01T00:00:00.000Z');
const due = (nextUpdateDatetime: string | null) => ({ enabled: true, anchors: 3, scheme: { nextUpdateDatetime } });
const late = due('2026-02-28T00:00:00.000Z');

test.each([
  ['its next issue is due', late, true],
  ['its next issue is not due yet', due('2026-03-02T00:00:00.000Z'), false],
  ['it will have no next issue', due(null), false],
  ['it consists of certificates only', { ...late, scheme: null }, false],
  ['it is disabled', { ...late, enabled: false }, false],
  ['it has ended and lists nothing any more', { ...late, anchors: 0 }, false],
])('a list is overdue or not if %s', (_, list, expected) => {
  expect(isOverdue(list, NOW)).toBe(expected);
});
