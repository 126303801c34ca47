import { type IdentityApplication, type IdentityPaperRow, api, pathOf } from '@countersign/contract';
import { type IdentityPaper, toWsid } from '@countersign/domain';
import type { ApplicationRow } from './store.ts';

export type ListedPaper = { readonly id: string; readonly kind: IdentityPaper };

/** @param call which of the two calls shows the picture: the applicant's or the operator's */
export function presentPaper(
  { id, kind }: ListedPaper,
  call: 'getIdentityPaper' | 'getApplicationPaper' = 'getIdentityPaper',
): IdentityPaperRow {
  const paperWsid = toWsid('identityPaper', id);
  return { paperWsid, kind, link: { href: pathOf(api[call], { paperWsid }) } };
}

/** An application as its applicant sees it: the number masked. */
export const presentApplication = (row: ApplicationRow, papers: readonly ListedPaper[]): IdentityApplication => ({
  applicationWsid: toWsid('application', row.id),
  kind: row.kind,
  status: row.status,
  name: row.name,
  number: row.maskedNumber,
  numberKind: row.numberKind,
  papers: papers.map((paper) => presentPaper(paper)),
  createdDatetime: row.createdAt.toISOString(),
  decidedDatetime: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
});
