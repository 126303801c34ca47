import type { SecureLevel } from '@countersign/domain';
import type { PersonRow } from './people-rows.ts';

/** What a participant will have to do by the settings of the line; the texts are in the dictionary. */
export interface Duty {
  readonly act: 'sign' | 'check';
  /** For whom they act, and the preconditions. */
  readonly as: 'self' | 'member' | 'role' | 'list';
  /** They may have to join the enterprise first; a colleague already has. */
  readonly joins: boolean;
  /** Their identity must be verified first. */
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

/** Whether nothing needs to be explained: a person signs or reviews with the default settings. */
export const isUsual = (row: PersonRow): boolean =>
  row.type === 'PERSON' && row.authLevel === 'LOW' && row.secureLevel === 'DISPOSABLE_CERT' && row.groupId === '';

/** What the sender asks of this participant in another way than of the others. */
export const hasTerms = ({ message, language, deadlineDatetime, witness }: PersonRow): boolean =>
  witness || message !== '' || language !== null || deadlineDatetime !== null;
