import type { SecureLevel } from '@countersign/domain';
import type { PersonRow } from './people-rows.ts';

/** What a participant will have to do, as the line's settings say; the words stand in the dictionary. */
export interface Duty {
  readonly act: 'sign' | 'check';
  /** For whom they act, and what has to be so before. */
  readonly as: 'self' | 'member' | 'role' | 'list';
  /** May have to join the enterprise first, which a colleague has. */
  readonly joins: boolean;
  /** Their identity has to be verified first. */
  readonly verifies: boolean;
  readonly proofs: 'either' | 'both' | 'none';
  readonly certificate: SecureLevel;
}

const AS = { PERSON: 'self', ENTERPRISE_MEMBER: 'member', ENTERPRISE_ROLE: 'role', BULK_PERSON: 'list' } as const;

/** Rulings §3 "authLevel" and "secureLevel"; a reviewer signs nothing and proves nothing. */
export function dutyOf({ role, type, memberWsid, authLevel, secureLevel }: PersonRow): Duty {
  const joins = type === 'ENTERPRISE_MEMBER' && memberWsid === null;
  if (role === 'CHECKER')
    return { act: 'check', as: AS[type], joins, verifies: false, proofs: 'none', certificate: 'DISPOSABLE_CERT' };
  return {
    act: 'sign',
    as: AS[type],
    joins,
    verifies: authLevel !== 'LOW' || secureLevel === 'PERSONAL_CERT',
    proofs: authLevel === 'HIGH' ? 'both' : 'either',
    certificate: secureLevel,
  };
}

/** Nothing that needs to be said: a person signs or reviews, as most do. */
export const isUsual = (row: PersonRow): boolean =>
  row.type === 'PERSON' && row.authLevel === 'LOW' && row.secureLevel === 'DISPOSABLE_CERT' && row.groupId === '';
