import type { Document } from '@countersign/contract';
import { expect, test } from 'vitest';
import { reportViews, viewDocuments } from './view-documents.ts';

const document = (fileWsid: string, digest: string): Document =>
  ({
    fileWsid,
    digest,
    fileName: `${fileWsid}.pdf`,
    fileHref: { href: `/api/${fileWsid}` },
    pages: [1, 2, 3].map(() => ({ width: 595, height: 842 })),
  }) as Document;
const AT = new Date('2026-05-01T08:00:00.000Z');

test('The report names the drawn pages of each document that was fetched whole, with the digest to be signed', () => {
  const documents = [document('A', 'd1'), document('B', 'd2')];
  const readAt = new Map([[viewDocuments(documents)[0]?.url ?? '', AT]]);
  expect(reportViews(documents, readAt, (_, page) => page !== 2)).toEqual([
    { fileWsid: 'A', digest: 'd1', pages: [1, 3], datetime: '2026-05-01T08:00:00.000Z' },
  ]);
});

test('A document that was fetched with another digest is not reported', () => {
  const readAt = new Map([[viewDocuments([document('A', 'd1')])[0]?.url ?? '', AT]]);
  expect(reportViews([document('A', 'd2')], readAt, () => true)).toEqual([]);
});
