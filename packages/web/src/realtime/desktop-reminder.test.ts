import { PUSH_ACTIONS, type PushMessage } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { reminderOf } from './desktop-reminder.ts';

const push = (change: Partial<PushMessage>): PushMessage => ({
  actionType: 'REMINDER',
  messageTitle: 'SIGNING_REMINDER',
  messageContent: '',
  attachMessage: { targertWsid: 'WSID_ENVE_1', envelopeWsid: 'WSID_ENVE_1' },
  ...change,
});

describe('A desktop notification (Spec §7)', () => {
  it.each(['SIGNING_REMINDER', 'AUDIT_REMINDER'] as const)('is shown for the title %s', (messageTitle) => {
    expect(reminderOf(push({ messageTitle }))).toEqual({ title: messageTitle, envelopeWsid: 'WSID_ENVE_1' });
  });
  it.each(['', 'SUCCESS', 'signing_reminder', 'toString'])('is not shown for the title %j', (messageTitle) => {
    expect(reminderOf(push({ messageTitle }))).toBeNull();
  });
  it('is not shown for any other push, nor if there is nothing to open', () => {
    const others = PUSH_ACTIONS.filter((action) => action !== 'REMINDER');
    expect(others.map((actionType) => reminderOf(push({ actionType, messageTitle: '' })))).toEqual(
      others.map(() => null),
    );
    expect(reminderOf(push({ attachMessage: { targertWsid: null, envelopeWsid: null } }))).toBeNull();
  });
});
