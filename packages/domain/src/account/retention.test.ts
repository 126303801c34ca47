import { describe, expect, it } from 'vitest';
import { type RetentionBounds, type RetentionDays, isEarlier, judgeRetention } from './retention.ts';

const NONE: RetentionDays = { drafts: null, contracts: null, messages: null, logs: null, sessions: null };
const BOUNDS: RetentionBounds = {
  drafts: { min: 30, max: 3650 },
  contracts: { min: 1095, max: 36_500 },
  messages: { min: 30, max: 3650 },
  logs: { min: 1, max: 30 },
  sessions: { min: 1, max: 365 },
};

describe('A retention policy', () => {
  it('stays within the bounds of the operator, and the refusal names the field and its limits', () => {
    expect(judgeRetention('PERSON', NONE, BOUNDS).ok).toBe(true);
    expect(judgeRetention('ENTERPRISE', { ...NONE, contracts: 1095, logs: 30 }, BOUNDS).ok).toBe(true);
    expect(judgeRetention('PERSON', { ...NONE, contracts: 1094 }, BOUNDS)).toMatchObject({
      ok: false,
      error: 'ERROR_RETENTION_DAYS',
      params: { field: 'contracts', min: 1095, max: 36_500 },
    });
    expect(judgeRetention('PERSON', { ...NONE, drafts: 3651 }, BOUNDS)).toMatchObject({ params: { field: 'drafts' } });
  });

  it('has nothing that accounts of its kind do not have', () => {
    expect(judgeRetention('PERSON', { ...NONE, logs: 5 }, BOUNDS).ok).toBe(false);
    expect(judgeRetention('ENTERPRISE', { ...NONE, sessions: 5 }, BOUNDS).ok).toBe(false);
  });

  it('gives time to object when drafts or contracts would be deleted earlier than before', () => {
    expect(isEarlier(NONE, { ...NONE, contracts: 5000 })).toBe(true);
    expect(isEarlier({ ...NONE, contracts: 5000 }, { ...NONE, contracts: 4000 })).toBe(true);
    expect(isEarlier({ ...NONE, contracts: 5000 }, { ...NONE, contracts: 6000 })).toBe(false);
    expect(isEarlier({ ...NONE, contracts: 5000 }, NONE)).toBe(false);
    expect(isEarlier(NONE, { ...NONE, messages: 30 })).toBe(false);
  });
});
