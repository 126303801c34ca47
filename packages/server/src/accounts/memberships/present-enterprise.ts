import { type Enterprise, api, pathOf } from '@countersign/contract';
import { type ContractNumberStatus, toWsid } from '@countersign/domain';
import type { enterprise } from '../../platform/index.ts';

export type EnterpriseRow = typeof enterprise.$inferSelect;

const VERSION_DIGITS = 12;
/** The address changes with the picture. */
const avatarHref = (id: string, digest: string): string =>
  `${pathOf(api.getEnterpriseAvatar, { enterpriseWsid: toWsid('enterprise', id) })}?v=${digest.slice(0, VERSION_DIGITS)}`;

/**
 * An enterprise as one of its members sees it (Spec §3 "Enterprise").
 * @param application the last application for its identity verification
 * @param contractNumber the rule by which it numbers its contracts, else the last one
 */
export function presentEnterprise(
  row: EnterpriseRow,
  member: { readonly id: string; readonly isOwner: boolean },
  application: string | null,
  contractNumber: { readonly id: string; readonly status: ContractNumberStatus } | null = null,
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
    avatarHref: row.avatarDigest === null ? null : { rel: 'avatar', href: avatarHref(row.id, row.avatarDigest) },
    idttvWsid: application === null ? null : toWsid('application', application),
    idttvStatus: row.idttvStatus,
    userEnterpriseWsid,
    contractNumberWsid: contractNumber === null ? null : toWsid('contractNumber', contractNumber.id),
    contractNumberStutas: contractNumber?.status ?? null,
    isOwner: member.isOwner,
  };
}
