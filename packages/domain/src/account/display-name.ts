import type { IdentityStatus } from '../vocabulary.ts';

export interface NamedUser {
  readonly realName: string | null;
  readonly nickname: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly idttvStatus: IdentityStatus;
}

/** Spec §3: realName when identity verification is PASSED, else nickname, else phone, else email. */
export function displayName(user: NamedUser): string {
  const verified = user.idttvStatus === 'PASSED' ? user.realName : null;
  return verified || user.nickname || user.phone || user.email || '';
}
