import { describe, expect, it } from 'vitest';
import { judgeDeletion } from './deletion.ts';

const NONE = { OWNER: 0, RUNNING: 0, TURN: 0, MULTI_SEND: 0 };

describe('The deletion of an account', () => {
  it('waits until enterprises have another owner and running contracts have ended', () => {
    expect(judgeDeletion(NONE, { isDue: false }).ok).toBe(true);
    for (const kind of ['OWNER', 'RUNNING', 'TURN', 'MULTI_SEND'] as const)
      expect(judgeDeletion({ ...NONE, [kind]: 1 }, { isDue: false })).toMatchObject({
        ok: false,
        error: 'ERROR_DELETION_BLOCKED',
        params: { reasons: kind },
      });
  });

  it('is not prevented by a contract that was sent to the person meanwhile', () => {
    expect(judgeDeletion({ ...NONE, TURN: 1 }, { isDue: true }).ok).toBe(true);
    expect(judgeDeletion({ ...NONE, TURN: 1, RUNNING: 1 }, { isDue: true }).ok).toBe(false);
  });
});
