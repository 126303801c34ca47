import { describe, expect, it } from 'vitest';
import { type StepFacts, areWorthShowing, judgeFirstSteps } from './first-steps.ts';

const NEW: StepFacts = { idttvStatus: 'NO', existSignPassword: false, sealCount: 0, envelopeCount: 0 };
const ALL: StepFacts = { idttvStatus: 'PASSED', existSignPassword: true, sealCount: 1, envelopeCount: 2 };

describe('the three first steps', () => {
  it.each<[string, StepFacts, string, boolean]>([
    ['a new account has all steps open', NEW, 'open open open', true],
    ['a sign password completes its step', { ...NEW, existSignPassword: true }, 'open done open', true],
    ['a seal completes the last step', { ...NEW, sealCount: 1 }, 'open open done', true],
    ['a contract completes the last step', { ...NEW, envelopeCount: 1 }, 'open open done', true],
    ['with documents under review the card is hidden', { ...ALL, idttvStatus: 'WAITING' }, 'waiting done done', false],
    ['an enterprise starts as INCOMPLETE', { ...ALL, idttvStatus: 'INCOMPLETE' }, 'open done done', true],
    ['SENIOR_NO_CERT counts as verified', { ...ALL, idttvStatus: 'SENIOR_NO_CERT' }, 'done done done', false],
    ['when everything is done the card is hidden', ALL, 'done done done', false],
  ])('%s', (_case, facts, states, shown) => {
    const steps = judgeFirstSteps(facts);
    expect(steps.map(({ state }) => state).join(' ')).toBe(states);
    expect(areWorthShowing(steps)).toBe(shown);
  });
});
