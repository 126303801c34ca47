import type { IdentityApplication } from '@countersign/contract';
import { type EnterpriseIdentityStatus, type IdentityStatus, shownEnterpriseIdentity } from '@countersign/domain';
import type { StepState } from '../../../../ui/steps.tsx';

/** What the page shows: the form, a waiting application, a returned application, or the result. */
export type IdentityStage = 'form' | 'waiting' | 'returned' | 'passed' | 'suspended' | 'withdrawn';
export type ShownIdentity =
  | IdentityStatus
  | ReturnType<typeof shownEnterpriseIdentity>
  | 'RETURNED'
  | 'SUSPENDED'
  | 'WITHDRAWN';

type Application = Pick<IdentityApplication, 'status'> | null;

/** The status of the account decides; a returned application only explains why that status has not changed. */
export function identityStage(
  status: IdentityStatus | EnterpriseIdentityStatus,
  application: Application,
): IdentityStage {
  if (status === 'WAITING') return 'waiting';
  if (status === 'PASSED' || status === 'SENIOR_NO_CERT') return 'passed';
  switch (application?.status) {
    case 'RETURNED':
      return 'returned';
    case 'SUSPENDED':
      return 'suspended';
    case 'WITHDRAWN':
      return 'withdrawn';
    default:
      return 'form';
  }
}

export function shownIdentity(
  status: IdentityStatus | EnterpriseIdentityStatus,
  application: Application,
): ShownIdentity {
  const stage = identityStage(status, application);
  if (stage === 'returned') return 'RETURNED';
  if (stage === 'suspended') return 'SUSPENDED';
  if (stage === 'withdrawn') return 'WITHDRAWN';
  return status === 'NO' ? 'NO' : shownEnterpriseIdentity(status);
}

/** Apply, review, verified. */
export const STEPS: Readonly<Record<IdentityStage, readonly [StepState, StepState, StepState]>> = {
  form: ['now', 'later', 'later'],
  returned: ['now', 'later', 'later'],
  withdrawn: ['now', 'later', 'later'],
  suspended: ['done', 'now', 'later'],
  waiting: ['done', 'now', 'later'],
  passed: ['done', 'done', 'done'],
};
