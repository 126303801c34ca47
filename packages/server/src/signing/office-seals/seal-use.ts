import {
  type ErrorName,
  type SealAuthorizationFacts,
  type SealPurpose,
  type SealUse,
  type SealUseRefusal,
  mayUseSeal,
} from '@countersign/domain';
import type { SealRow } from './store.ts';

interface Holder {
  readonly isLive: boolean;
  readonly isOwner: boolean;
  readonly isEnterpriseVerified: boolean;
  readonly enterpriseName: string;
  readonly authorizations: readonly SealAuthorizationFacts[];
}

/** Applies the domain rule to rows. */
export const sealUse = (
  { status, checkStatus, companyName }: Pick<SealRow, 'status' | 'checkStatus' | 'companyName'>,
  { isLive, isOwner, isEnterpriseVerified, enterpriseName, authorizations }: Holder,
  purpose: SealPurpose | null,
  now: Date,
): SealUse =>
  mayUseSeal(
    {
      status,
      checkStatus,
      isEnterpriseVerified,
      authorizations,
      isNameCurrent: companyName === enterpriseName,
      member: { isLive, isOwner },
    },
    purpose,
    now,
  );

/** The refusal for a member who may not use a seal. */
export const USE_ERRORS: Readonly<Record<SealUseRefusal, ErrorName>> = {
  NOT_CHECKED: 'ERROR_SEAL_NOT_CHECKED',
  REFUSED: 'ERROR_SEAL_NOT_CHECKED',
  ABANDONED: 'ERROR_SEAL_ABANDONED',
  NOT_A_MEMBER: 'ERROR_SEAL_OF_ENTERPRISE',
  NOT_AUTHORIZED: 'ERROR_SEAL_NOT_AUTHORIZED',
  REVOKED: 'ERROR_SEAL_NOT_AUTHORIZED',
  ENDED: 'ERROR_SEAL_AUTHORIZATION_ENDED',
  USED_UP: 'ERROR_SEAL_USED_UP',
  OUT_OF_SCOPE: 'ERROR_SEAL_SCOPE',
  ENTERPRISE_NOT_VERIFIED: 'ERROR_SEAL_ENTERPRISE_NOT_VERIFIED',
  NAME_OUTDATED: 'ERROR_SEAL_NAME_OUTDATED',
};
