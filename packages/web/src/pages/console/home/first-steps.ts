import type { Account } from '@countersign/contract';

export type FirstStep = 'identity' | 'password' | 'first';
export interface StepFacts {
  readonly idttvStatus: Account['idttvStatus'];
  readonly existSignPassword: boolean;
  readonly sealCount: number;
  /** Drafts left out: a contract has begun once it is sent. */
  readonly envelopeCount: number;
}
export interface JudgedStep {
  readonly step: FirstStep;
  readonly state: 'done' | 'waiting' | 'open';
}

/** What still stands between a newcomer and their first contract; who has been here before is asked for nothing. */
export function judgeFirstSteps({ idttvStatus, existSignPassword, sealCount, envelopeCount }: StepFacts): JudgedStep[] {
  const isVerified = idttvStatus === 'PASSED' || idttvStatus === 'SENIOR_NO_CERT';
  return [
    { step: 'identity', state: isVerified ? 'done' : idttvStatus === 'WAITING' ? 'waiting' : 'open' },
    { step: 'password', state: existSignPassword ? 'done' : 'open' },
    { step: 'first', state: sealCount > 0 || envelopeCount > 0 ? 'done' : 'open' },
  ];
}

/** They are worth showing until nothing is left that the person could do. */
export const areWorthShowing = (steps: readonly JudgedStep[]): boolean => steps.some(({ state }) => state === 'open');
