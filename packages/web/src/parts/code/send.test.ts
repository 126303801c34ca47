import { CODE_PUSH_TIMEOUT_SEC } from '@countersign/domain';
import type { PushMessage } from '@countersign/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushEvent } from '../../realtime/push.ts';
import { SEND_FAULTS, sendFaultOf } from './send-fault.ts';
import { awaitSendResult } from './send-result.ts';

// The served page names it.
vi.mock('../../text/support.ts', () => ({ supportContact: () => 'help@acme.example' }));

describe('A code that is not sent (Spec §8)', () => {
  it.each([
    [{ error: 'ERROR_CONTACT' }, 'CONTACT'],
    [{ error: 'ERROR_SEND_BUSY' }, 'BUSY'],
    [{ error: 'ERROR_TIMEOUT' }, 'TIMEOUT'],
    [{ code: 101 }, 'TIMEOUT'],
    [{ error: 'ERROR_FREQUENTLY' }, 'FREQUENT'],
    [{ code: 100500208 }, 'FREQUENT'],
    [{ code: 100500213 }, 'FREQUENT'],
    [{ error: 'ERROR_AMOUNT_OUT_LIMIT' }, 'AMOUNT'],
    [{ code: 100500210 }, 'AMOUNT'],
    [{ code: 100500706 }, 'AMOUNT'],
    [{ code: 100500205 }, 'BLACKLISTED'],
    [{ code: 100500707 }, 'BLACKLISTED'],
    [{ code: 102 }, 'LOCKED'],
    [{ error: 'ERROR_CODE_LOCKED', code: 103 }, 'LOCKED'],
    [{ error: 'SMS_MESSAGE_LOCK' }, 'LOCKED'],
    [{ error: 'ERROR_CAPTCHA_AGAIN', code: 100220503 }, 'CAPTCHA'],
    [{ error: 'ERROR_SEND_FAILED' }, 'FAILED'],
    [{ code: 100500207 }, 'FAILED'],
    [{ code: 100 }, 'FAILED'],
    [{ error: 'ERROR_NEVER_HEARD_OF', code: 5 }, 'FAILED'],
    [{}, 'FAILED'],
  ] as const)('classifies %j as %s', (refusal, fault) => {
    expect(sendFaultOf(refusal)).toBe(fault);
  });
  it('has a text for every fault but a lost network, in both languages', async () => {
    vi.resetModules();
    const languages = await Promise.all([
      import('../../languages/zh-CN/parts/code/send-fault.ts'),
      import('../../languages/en/parts/code/send-fault.ts'),
    ]);
    for (const { text: words } of languages) {
      expect(SEND_FAULTS.filter((fault) => words[fault] === '')).toEqual(['NETWORK']);
      expect(words.BLACKLISTED).toContain('help@acme.example');
    }
  });
});

const told = (change: Partial<PushMessage>): PushEvent => ({
  kind: 'push',
  message: {
    actionType: 'CODE_RESULT',
    messageTitle: 'SUCCESS',
    messageContent: 'mine',
    attachMessage: { targertWsid: null, envelopeWsid: null },
    ...change,
  },
});
function channel() {
  const listeners = new Set<(heard: PushEvent) => void>();
  return {
    listeners,
    listen: (listener: (heard: PushEvent) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (heard: PushEvent) => listeners.forEach((listener) => listener(heard)),
  };
}

describe('The result of a sending, over the push channel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  it.each([
    ['SUCCESS', 'SUCCESS'],
    ['FAILED', 'FAILED'],
    ['WHATEVER', 'FAILED'],
    ['100500205', 'BLACKLISTED'],
    ['100500213', 'FREQUENT'],
    ['100500706', 'AMOUNT'],
  ])('%s under its requestId is %s', async (messageTitle, result) => {
    const { listen, tell, listeners } = channel();
    const sending = awaitSendResult('mine', listen);
    tell(told({ messageTitle }));
    expect(await sending.result).toBe(result);
    expect(listeners.size).toBe(0);
  });
  it('ignores other requests and other events, and times out after 20 seconds', async () => {
    const { listen, tell, listeners } = channel();
    const sending = awaitSendResult('mine', listen);
    tell(told({ messageContent: 'another' }));
    tell(told({ actionType: 'ENVELOPE_CHANGED' }));
    tell({ kind: 'missed' });
    vi.advanceTimersByTime(CODE_PUSH_TIMEOUT_SEC * 1000 - 1);
    expect(listeners.size).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await sending.result).toBe('ERROR_TIMEOUT');
    expect(listeners.size).toBe(0);
  });
});
