import { type IdentityApplication, type IdentityPaperRow, api, operatorApi, pathOf } from '@countersign/contract';
import { type IdentityPaper, toWsid } from '@countersign/domain';
import type { ApplicationRow } from './store.ts';

export type ListedPaper = { readonly id: string; readonly kind: IdentityPaper };

export function presentPaper(
  { id, kind }: ListedPaper,
  reader: 'applicant' | 'operator' = 'applicant',
): IdentityPaperRow {
  const paperWsid = toWsid('identityPaper', id);
  const route = reader === 'applicant' ? api.getIdentityPaper : operatorApi.getApplicationPaper;
  return { paperWsid, kind, link: { href: pathOf(route, { paperWsid }) } };
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
