import { describe, expect, it } from 'vitest';
import { type StepFacts, areWorthShowing, judgeFirstSteps } from './first-steps.ts';

const NEW: StepFacts = { idttvStatus: 'NO', existSignPassword: false, sealCount: 0, envelopeCount: 0 };
const ALL: StepFacts = { idttvStatus: 'PASSED', existSignPassword: true, sealCount: 1, envelopeCount: 2 };

describe('the three steps of the first day', () => {
  it.each<[string, StepFacts, string, boolean]>([
    ['a newcomer has all of them before them', NEW, 'open open open', true],
    ['a password is one less', { ...NEW, existSignPassword: true }, 'open done open', true],
    ['a seal is as good as a contract', { ...NEW, sealCount: 1 }, 'open open done', true],
    ['a contract is as good as a seal', { ...NEW, envelopeCount: 1 }, 'open open done', true],
    ['papers under review leave nothing to do', { ...ALL, idttvStatus: 'WAITING' }, 'waiting done done', false],
    ['an enterprise begins INCOMPLETE', { ...ALL, idttvStatus: 'INCOMPLETE' }, 'open done done', true],
    ['SENIOR_NO_CERT counts as verified', { ...ALL, idttvStatus: 'SENIOR_NO_CERT' }, 'done done done', false],
    ['who has done everything sees none', ALL, 'done done done', false],
  ])('%s', (_case, facts, states, shown) => {
    const steps = judgeFirstSteps(facts);
    expect(steps.map(({ state }) => state).join(' ')).toBe(states);
    expect(areWorthShowing(steps)).toBe(shown);
  });
});
