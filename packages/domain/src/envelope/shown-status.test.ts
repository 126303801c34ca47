import { describe, expect, it } from 'vitest';
import { ENVELOPE_STATUSES, type EnvelopeStatus, SHOWN_STATUSES, type ShownStatus } from '../vocabulary.ts';
import type { EnvelopeFacts, ParticipantFacts } from './facts.ts';
import { shownStatusFor } from './shown-status.ts';

const one = (account: string, change: Partial<ParticipantFacts>): ParticipantFacts => ({
  id: account,
  actionType: 'SIGNER',
  sequence: 1,
  status: 'ING_WAIT',
  heldBy: [account],
  waitingJoinEnterprise: false,
  handleReason: null,
  handledAt: null,
  ...change,
});
/** Every viewer of an envelope, named after their part in it. */
const VIEWERS = ['sender', 'signer', 'checker', 'joining', 'later', 'done', 'handedOn', 'removed', 'stranger'] as const;
type Viewer = (typeof VIEWERS)[number];
const envelope = (change: Partial<EnvelopeFacts>): EnvelopeFacts => ({
  status: 'ING_PROCESS',
  flowType: 'SIGN_PROCESS',
  currentSequence: 1,
  expireAt: new Date(0),
  senderId: 'sender',
  voided: false,
  recycledBy: [],
  participants: [
    one('sender', { actionType: 'SENDER', sequence: 0, status: 'ED_SUCCESS' }),
    one('signer', {}),
    one('checker', { actionType: 'CHECKER' }),
    one('joining', { waitingJoinEnterprise: true }),
    one('later', { sequence: 2 }),
    one('done', { status: 'ED_SUCCESS' }),
    one('handedOn', { status: 'ED_SUCCESS_AUTHORIZE' }),
    one('removed', { status: 'ED_SUCCESS_REMOVE' }),
  ],
  ...change,
});
/** The same status for everyone who has a part in it. */
const everyone = (shown: ShownStatus): Record<Viewer, ShownStatus | null> =>
  ({
    ...Object.fromEntries(VIEWERS.map((viewer) => [viewer, shown])),
    removed: null,
    stranger: null,
  }) as Record<Viewer, ShownStatus | null>;
const onlySender = (shown: ShownStatus): Record<Viewer, ShownStatus | null> =>
  Object.fromEntries(VIEWERS.map((viewer) => [viewer, viewer === 'sender' ? shown : null])) as Record<
    Viewer,
    ShownStatus | null
  >;

type Row = [string, EnvelopeStatus, Partial<EnvelopeFacts>, Record<Viewer, ShownStatus | null>];
const CANCEL = { flowType: 'CANCEL_PROCESS' } as const;
const TABLE: Row[] = [
  ['a draft', 'DRAFT', {}, onlySender('DRAFT')],
  ['a timed one', 'TIMED', {}, onlySender('TIMED')],
  [
    'a running one',
    'ING_PROCESS',
    {},
    {
      ...everyone('WAITING_OTHERS'),
      signer: 'WAITING_ME_SIGN',
      checker: 'WAITING_ME_CHECK',
      joining: 'WAITING_JOIN_ENTERPRISE',
    },
  ],
  [
    'a running void agreement',
    'ING_PROCESS',
    CANCEL,
    {
      ...everyone('CANCEL_WAITING_OTHERS'),
      signer: 'CANCEL_WAITING_ME',
      checker: 'CANCEL_WAITING_ME',
      joining: 'WAITING_JOIN_ENTERPRISE',
    },
  ],
  ['a finished one', 'ED_SUCCESS', {}, everyone('ED_SUCCESS')],
  ['a void one', 'ED_SUCCESS', { voided: true }, everyone('CANCELLED')],
  ['a finished void agreement', 'ED_SUCCESS', CANCEL, everyone('ED_SUCCESS')],
  ['an expired one', 'ED_FAIL_EXPIRED', {}, everyone('ED_FAIL_EXPIRED')],
  ['a revoked one', 'ED_FAIL_REVOKE', {}, everyone('REVOKE')],
  ['a rejected one', 'ED_FAIL_REJECT', {}, everyone('REJECT')],
  ['a rejected void agreement', 'ED_FAIL_REJECT', CANCEL, everyone('REJECT')],
  ['one that did not pass', 'ED_FAIL_CHECK', {}, everyone('CHECK_FAILED')],
  ['a returned one', 'ED_FAIL_BACK', {}, everyone('BACK')],
];

describe('What each account sees of an envelope (Spec §4, Rulings §3)', () => {
  it.each(
    TABLE.flatMap(([name, status, change, shown]) =>
      VIEWERS.map((viewer) => [name, viewer, shown[viewer], status, change] as const),
    ),
  )('of %s the %s sees %s', (_, viewer, shown, status, change) => {
    expect(shownStatusFor(envelope({ status, ...change }), viewer)).toBe(shown);
  });

  it('shows RECYCLED only to the account that put it into its recycle bin', () => {
    const recycled = envelope({ status: 'ED_SUCCESS', recycledBy: ['signer'] });
    expect([shownStatusFor(recycled, 'signer'), shownStatusFor(recycled, 'sender')]).toEqual([
      'RECYCLED',
      'ED_SUCCESS',
    ]);
  });

  it('asks a sender who also signs to sign at their turn', () => {
    const both = envelope({ participants: [one('sender', { sequence: 1 })] });
    expect(shownStatusFor(both, 'sender')).toBe('WAITING_ME_SIGN');
  });

  it('covers every envelope status and yields every shown status', () => {
    expect(new Set(TABLE.map(([, status]) => status))).toEqual(new Set(ENVELOPE_STATUSES));
    const shown = TABLE.flatMap(([, , , each]) => Object.values(each)).filter((status) => status !== null);
    expect(new Set([...shown, 'RECYCLED'])).toEqual(new Set(SHOWN_STATUSES));
  });
});
