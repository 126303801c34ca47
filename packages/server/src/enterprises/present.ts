import type { Enterprise } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import type { enterprise } from '../db/schema/index.ts';

export type EnterpriseRow = typeof enterprise.$inferSelect;

/**
 * An enterprise as one of its members sees it (Spec §3 "Enterprise").
 * @param application the last application for its identity verification
 */
export function presentEnterprise(
  row: EnterpriseRow,
  member: { readonly id: string; readonly isOwner: boolean },
  application: string | null,
): Enterprise {
  const userEnterpriseWsid = toWsid('enterpriseUser', member.id);
  return {
    enterpriseWsid: toWsid('enterprise', row.id),
    name: row.name,
    adminName: row.adminName,
    authorWsid: toWsid('user', row.authorId),
    memberWsid: userEnterpriseWsid,
    unifiedSocialCode: row.unifiedSocialCode,
    registCode: row.registCode,
    websiteMetadata: row.websiteMetadata,
    avatarHref: null,
    idttvWsid: application === null ? null : toWsid('application', application),
    idttvStatus: row.idttvStatus,
    userEnterpriseWsid,
    contractNumberWsid: null,
    contractNumberStutas: null,
    isOwner: member.isOwner,
  };
}
