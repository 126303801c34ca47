import { expect, it } from 'vitest';
import { missingOf, withPage, withSecond } from './read-log.ts';

const page = { width: 1, height: 1, rotate: 0 };
const documents = [
  { fileWsid: 'a', fileName: 'A', pages: [page, page] },
  { fileWsid: 'b', fileName: 'B', pages: [page] },
];

it('leads from page to page until every one was in view', () => {
  const rule = { until: 'END' } as const;
  let log = withPage({}, { docId: 'a', page: 1 });
  expect(missingOf(rule, documents, log)).toMatchObject({ fileWsid: 'a', page: 2, left: 1 });
  log = withPage(log, { docId: 'a', page: 2 });
  expect(missingOf(rule, documents, log)).toMatchObject({ fileWsid: 'b', page: 1, left: 1 });
  log = withPage(log, { docId: 'b', page: 1 });
  expect(missingOf(rule, documents, log)).toBeNull();
  expect(withPage(log, { docId: 'b', page: 1 })).toBe(log);
});

it('counts the seconds of each document by itself', () => {
  const rule = { until: 'SECONDS', seconds: 2 } as const;
  let log = withSecond(withSecond({}, 'a'), 'b');
  expect(missingOf(rule, documents, log)).toMatchObject({ fileWsid: 'a', left: 1 });
  log = withSecond(log, 'a');
  expect(missingOf(rule, documents, log)).toMatchObject({ fileWsid: 'b', left: 1 });
  expect(missingOf(null, documents, {})).toBeNull();
});
