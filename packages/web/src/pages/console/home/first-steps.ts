import type { Account } from '@countersign/contract';

export type FirstStep = 'identity' | 'password' | 'first';
export interface StepFacts {
  readonly idttvStatus: Account['idttvStatus'];
  readonly existSignPassword: boolean;
  readonly sealCount: number;
  /** Without drafts: a contract counts once it is sent. */
  readonly envelopeCount: number;
}
export interface JudgedStep {
  readonly step: FirstStep;
  readonly state: 'done' | 'waiting' | 'open';
}

/** The steps to the first contract of a new account, each with its state. */
export function judgeFirstSteps({ idttvStatus, existSignPassword, sealCount, envelopeCount }: StepFacts): JudgedStep[] {
  const isVerified = idttvStatus === 'PASSED' || idttvStatus === 'SENIOR_NO_CERT';
  return [
    { step: 'identity', state: isVerified ? 'done' : idttvStatus === 'WAITING' ? 'waiting' : 'open' },
    { step: 'password', state: existSignPassword ? 'done' : 'open' },
    { step: 'first', state: sealCount > 0 || envelopeCount > 0 ? 'done' : 'open' },
  ];
}

/** Whether to show the steps: as long as the user can do one of them. */
export const areWorthShowing = (steps: readonly JudgedStep[]): boolean => steps.some(({ state }) => state === 'open');
