import type { Envelope } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { isToCorrect, moreActs } from './more-acts.ts';

const envelope = (change: Partial<Envelope>, isSender = true): Envelope =>
  ({
    status: 'ING_PROCESS',
    completing: false,
    recycled: false,
    voided: null,
    cancelling: false,
    envelopeFlowType: 'SIGN_PROCESS',
    participants: [{ actionType: 'SENDER', isMe: isSender }],
    ...change,
  }) as Envelope;
const voided = { datetime: '2026-03-01T00:00:00.000Z', cancelEnvelopeWsid: 'WSID_ENVE_X', reason: 'r' };

describe('The further acts on an envelope (ux 37)', () => {
  it.each<[string, Envelope, readonly string[]]>([
    ['a running one by its sender', envelope({}), ['prolong', 'revoke']],
    ['a running one by a participant', envelope({}, false), []],
    ['one that everyone has signed', envelope({ completing: true }), []],
    ['a finished one by its sender', envelope({ status: 'ED_SUCCESS' }), ['copy', 'recycle', 'cancel']],
    ['a finished one by a participant', envelope({ status: 'ED_SUCCESS' }, false), ['recycle']],
    ['one that is being voided', envelope({ status: 'ED_SUCCESS', cancelling: true }), ['copy', 'recycle']],
    ['one that is void', envelope({ status: 'ED_SUCCESS', voided }), ['copy', 'recycle']],
    ['a void agreement', envelope({ status: 'ED_SUCCESS', envelopeFlowType: 'CANCEL_PROCESS' }), ['recycle']],
    ['a rejected one', envelope({ status: 'ED_FAIL_REJECT' }), ['recycle']],
    ['a draft', envelope({ status: 'DRAFT' }), ['recycle']],
    ['one in the recycle bin', envelope({ status: 'ED_SUCCESS', recycled: true }), []],
  ])('%s', (_, one, acts) => expect(moreActs(one).map(({ act }) => act)).toEqual(acts));

  it('include a template of it for a sender who may make templates in the enterprise (Spec §6)', () => {
    const acts = (one: Envelope) => moreActs(one, true).map(({ act }) => act);
    expect(acts(envelope({ status: 'ED_SUCCESS' }))).toEqual(['copy', 'template', 'recycle', 'cancel']);
    expect(acts(envelope({ status: 'ED_SUCCESS' }, false))).toEqual(['recycle']);
    expect(acts(envelope({ status: 'ED_SUCCESS', envelopeFlowType: 'CANCEL_PROCESS' }))).toEqual(['recycle']);
  });

  it.each<[string, Envelope, boolean]>([
    ['returned', envelope({ status: 'ED_FAIL_BACK' }), true],
    ['expired', envelope({ status: 'ED_FAIL_EXPIRED' }), true],
    ['returned, read by a participant', envelope({ status: 'ED_FAIL_BACK' }, false), false],
    [
      'a void agreement that was rejected',
      envelope({ status: 'ED_FAIL_REJECT', envelopeFlowType: 'CANCEL_PROCESS' }),
      false,
    ],
    ['finished', envelope({ status: 'ED_SUCCESS' }), false],
  ])('offer to correct and resend it after an unwanted end: %s', (_, one, is) => {
    expect(isToCorrect(one)).toBe(is);
  });
});
