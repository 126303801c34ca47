import type { PushMessage } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { type Answer, answerTo } from './account-watch.ts';

const ACTIVE = 'WSID_EUSR_A';

describe('the reaction of a page to account events of the server (Spec §7 "Real-time channels", §8)', () => {
  it.each<[string, PushMessage['actionType'], string | null, Answer]>([
    ['the member of the active account was disabled', 'SYSTEM_ENTERPRISE_USER_DISABLE', ACTIVE, 'disabled'],
    ['the member of another account was disabled', 'SYSTEM_ENTERPRISE_USER_DISABLE', 'WSID_EUSR_B', 'refresh'],
    ['the session was ended', 'SESSION_ENDED', null, 'ended'],
    ['the account was changed elsewhere', 'ACCOUNT_CHANGED', null, 'refresh'],
    ['identity verification was decided', 'IDENTITY_CHANGED', null, 'refresh'],
    ['an envelope changed', 'ENVELOPE_CHANGED', null, 'none'],
    ['a login from a new device, which has a channel of its own', 'DEVICE_LOGIN', 'WSID_SESS_1', 'none'],
  ])('%s', (_case, actionType, targertWsid, expected) => {
    const message = {
      actionType,
      messageTitle: '',
      messageContent: '',
      attachMessage: { targertWsid, envelopeWsid: null },
    };
    expect(answerTo(message, ACTIVE)).toBe(expected);
  });
});
