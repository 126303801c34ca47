import type { Participant } from '@countersign/contract';
import { ENVELOPE_STATUSES, PARTICIPANT_STATUSES } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { actedKind, nextNames, stageOf } from './stage.ts';

describe('The stage of an envelope after an act', () => {
  it('is finished for one status only, and ended for every other final one', () => {
    const stages = ENVELOPE_STATUSES.map((status) => [status, stageOf({ status, completing: false })]);
    expect(stages.filter(([, stage]) => stage === 'finished')).toEqual([['ED_SUCCESS', 'finished']]);
    expect(stages.filter(([, stage]) => stage === 'waiting')).toEqual([['ING_PROCESS', 'waiting']]);
  });

  it('is completing until the last revisions are made, not a moment longer', () => {
    expect(stageOf({ status: 'ING_PROCESS', completing: true })).toBe('completing');
    expect(stageOf({ status: 'ED_SUCCESS', completing: true })).toBe('finished');
  });
});

describe('A participant who returns after the act', () => {
  it('sees what they did', () => {
    expect(actedKind({ status: 'ED_SUCCESS', actionType: 'SIGNER' })).toBe('signed');
    expect(actedKind({ status: 'ED_SUCCESS', actionType: 'CHECKER' })).toBe('checked');
    expect(actedKind({ status: 'ED_FAIL_REJECT', actionType: 'SIGNER' })).toBe('rejected');
    expect(actedKind({ status: 'ED_FAIL_PROCESS_CHECK', actionType: 'CHECKER' })).toBe('refused');
    expect(actedKind({ status: 'ED_FAIL_BACK', actionType: 'SIGNER' })).toBe('returned');
    expect(actedKind({ status: 'ED_SUCCESS_AUTHORIZE', actionType: 'CHECKER' })).toBe('handedOn');
  });

  it('sees nothing if they have not acted', () => {
    const acted = PARTICIPANT_STATUSES.filter((status) => actedKind({ status, actionType: 'SIGNER' }) !== null);
    expect(acted).toEqual([
      'ED_SUCCESS',
      'ED_SUCCESS_AUTHORIZE',
      'ED_FAIL_REJECT',
      'ED_FAIL_PROCESS_CHECK',
      'ED_FAIL_BACK',
    ]);
  });
});

describe('The next turn', () => {
  it('names the others, never the caller', () => {
    const person = (name: string, atTurn: boolean, isMe = false) => ({ name, atTurn, isMe }) as Participant;
    expect(nextNames([person('me', true, true), person('Li', true), person('Han', false)])).toEqual(['Li']);
  });
});
