import { PERMISSION_KEYS } from '@countersign/domain';
import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import { findPrivileges } from '../http/privileges.ts';

export const roleHandlers = (house: House): Handlers<'listPrivileges'> => ({
  async listPrivileges({ caller: { memberId, isOwner } }) {
    if (memberId === null) return { privilegeList: [] };
    const keys = isOwner ? PERMISSION_KEYS : await house.db.withTx((tx) => findPrivileges(tx, memberId));
    return { privilegeList: [...keys].toSorted().map((permissions) => ({ permissions })) };
  },
});
