import type { EnterpriseMember } from '@countersign/contract';
import { TRANSFER_MAX } from '@countersign/domain';
import { useState } from 'react';

export interface MemberSelection {
  readonly wsids: readonly string[];
  has(memberWsid: string): boolean;
  /** Selects all of these, or none of them. */
  set(memberWsids: readonly string[], chosen: boolean): void;
  clear(): void;
}

/** Invited people are not members yet and cannot be selected. */
export const choosable = (members: readonly EnterpriseMember[]): string[] =>
  members.flatMap(({ memberWsid }) => (memberWsid === null ? [] : [memberWsid]));

/** The selection is kept from page to page and cleared when `scope` changes: another filter. */
export function useMemberSelection(scope: string): MemberSelection {
  const [{ of, chosen }, put] = useState<{ of: string; chosen: ReadonlySet<string> }>({ of: scope, chosen: new Set() });
  const own: ReadonlySet<string> = of === scope ? chosen : new Set();
  return {
    wsids: [...own],
    has: (memberWsid) => own.has(memberWsid),
    set: (memberWsids, isChosen) => {
      const next = new Set(own);
      for (const memberWsid of memberWsids) {
        if (!isChosen) next.delete(memberWsid);
        else if (next.size < TRANSFER_MAX) next.add(memberWsid);
      }
      put({ of: scope, chosen: next });
    },
    clear: () => put({ of: scope, chosen: new Set() }),
  };
}
