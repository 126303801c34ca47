import { type EnterpriseRole, type User, api, pathOf, languageOf } from '@countersign/contract';
import { displayName, toWsid } from '@countersign/domain';
import type { PersonRow } from './store.ts';

/** The part of a digest that distinguishes pictures, so that the browser never shows an old one. */
const VERSION_DIGITS = 12;

/**
 * A person as they see themselves (Spec §3 "User").
 * @param active the enterprise account that is active; null = the personal one
 */
export function presentUser(
  row: PersonRow,
  active: { readonly id: string; readonly roles: readonly EnterpriseRole[] } | null = null,
): User {
  const { nickname, realName, phone, email, wechat, idttvStatus, sex, accountStatus } = row;
  const userEnterpriseWsid = active === null ? null : toWsid('enterpriseUser', active.id);
  const userWsid = userEnterpriseWsid ?? toWsid('user', row.id);
  return {
    userWsid,
    accountStatus,
    nickname,
    realName,
    idttvStatus,
    phone,
    email,
    wechat,
    sex,
    language: languageOf(row.language),
    reminders: row.reminders,
    displayName: displayName(row),
    avatarHref: row.avatarDigest === null ? null : { href: avatarHref(row.id, row.avatarDigest) },
    userType: active === null ? 'PERSON' : 'ENTERPRISE',
    acceptedTerms: row.acceptedTerms,
    registDatetime: row.registeredAt.toISOString(),
    lastLoginIp: row.lastLoginIp,
    lastLoginDatetime: row.lastLoginAt?.toISOString() ?? null,
    modifiedDatetime: row.modifiedAt.toISOString(),
    existPassword: row.passwordHash !== null,
    existSignPassword: row.signPasswordHash !== null,
    userEnterpriseWsid,
    enterpriseRoles: [...(active?.roles ?? [])],
  };
}

const avatarHref = (personId: string, digest: string): string =>
  `${pathOf(api.getAvatar, { userWsid: toWsid('user', personId) })}?v=${digest.slice(0, VERSION_DIGITS)}`;
