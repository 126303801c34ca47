import { describe, expect, it } from 'vitest';
import { type ActFacts, type ActReader, type EnvelopeAct, abilitiesOf, participantAbilitiesOf } from './abilities.ts';
import { type EnvelopeFacts, type ParticipantFacts, isOverdue, nextDue } from './facts.ts';

const NOW = new Date('2026-03-01T00:00:00.000Z');
const EXPIRY = new Date('2026-03-08T00:00:00.000Z');

const one = (id: string, change: Partial<ParticipantFacts> = {}): ParticipantFacts => ({
  id,
  actionType: 'SIGNER',
  sequence: 1,
  status: 'ING_WAIT',
  heldBy: [`account-${id}`],
  waitingJoinEnterprise: false,
  handleReason: null,
  handledAt: null,
  ...change,
});
/** done (1), turn and check (2), later (3). */
const PEOPLE = [
  one('sender', { actionType: 'SENDER', sequence: 0, status: 'ED_SUCCESS' }),
  one('done', { status: 'ED_SUCCESS' }),
  one('turn', { sequence: 2 }),
  one('check', { sequence: 2, actionType: 'CHECKER' }),
  one('later', { sequence: 3 }),
];
const acts = (envelope: Partial<EnvelopeFacts>, change: Partial<ActFacts> = {}): ActFacts => ({
  envelope: {
    status: 'ING_PROCESS',
    flowType: 'SIGN_PROCESS',
    currentSequence: 2,
    expireAt: EXPIRY,
    senderId: 'account-sender',
    voided: false,
    recycledBy: [],
    participants: PEOPLE,
    ...envelope,
  },
  prepareState: 'DONE',
  isCancelling: false,
  isBstEditing: false,
  hasEvidence: envelope.status === 'ED_SUCCESS',
  unavailable: new Set(),
  lines: [],
  ...change,
});
const reader = (who: string, change: Partial<ActReader> = {}): ActReader => ({
  now: NOW,
  personId: `account-${who}`,
  accounts: [`account-${who}`],
  isSender: who === 'sender',
  own: new Set(who === 'sender' ? [] : [who]),
  readsAs: [],
  isViewer: false,
  isGuest: false,
  mayMakeTemplates: false,
  apiScopes: null,
  ...change,
});
const onlooker = (readsAs: string, isViewer: boolean): ActReader =>
  reader('other', { own: new Set(), readsAs: [`account-${readsAs}`], isViewer });

const READ: EnvelopeAct[] = ['open', 'readDocuments'];
const FINISHED: EnvelopeAct[] = ['open', 'readDocuments', 'download', 'evidence'];
const VOID = { flowType: 'CANCEL_PROCESS' } as const;
const ENDED = { status: 'ED_SUCCESS', currentSequence: 0 } as const;

describe('What a reader may do with an envelope', () => {
  it.each<[string, ActFacts, ActReader, EnvelopeAct[]]>([
    ['a draft, its sender', acts({ status: 'DRAFT' }), reader('sender'), [...READ, 'edit', 'label', 'recycle']],
    ['a draft, one named in it', acts({ status: 'DRAFT' }), reader('turn'), []],
    ['a draft, a viewer', acts({ status: 'DRAFT' }), onlooker('sender', true), []],
    [
      'a draft in the bin, its sender',
      acts({ status: 'DRAFT', recycledBy: ['account-sender'] }),
      reader('sender'),
      [...READ, 'label', 'restore'],
    ],
    [
      'the editing view of a template',
      acts({ status: 'DRAFT' }, { isBstEditing: true }),
      reader('sender'),
      [...READ, 'edit'],
    ],
    ['a timed one, its sender', acts({ status: 'TIMED' }), reader('sender'), [...READ, 'untime', 'start', 'label']],
    [
      'a running one, its sender',
      acts({}),
      reader('sender'),
      ['replace', 'remove', ...READ, 'remind', 'prolong', 'revoke', 'label'],
    ],
    [
      'a running one with no one left who can act, its sender',
      acts({}, { unavailable: new Set(['turn', 'check']) }),
      reader('sender'),
      ['replace', 'remove', ...READ, 'prolong', 'revoke', 'label'],
    ],
    [
      'a running one that is not prepared, its sender',
      acts({}, { prepareState: 'RUNNING' }),
      reader('sender'),
      ['remove', ...READ, 'prolong', 'revoke', 'label'],
    ],
    [
      'a running one while someone signs, its sender',
      acts({ participants: PEOPLE.map((it) => (it.id === 'turn' ? { ...it, status: 'ING_PROCESS' } : it)) }),
      reader('sender'),
      ['replace', 'remove', ...READ, 'remind', 'prolong', 'label'],
    ],
    ['a running one past its expiry, its sender', acts({ expireAt: NOW }), reader('sender'), [...READ, 'label']],
    [
      'a running void agreement, its sender',
      acts(VOID),
      reader('sender'),
      [...READ, 'remind', 'prolong', 'revoke', 'label'],
    ],
    [
      'a running one, a signer at turn',
      acts({}),
      reader('turn'),
      ['sign', 'reject', 'return', 'handOn', ...READ, 'label'],
    ],
    ['a running one past its expiry, a signer at turn', acts({ expireAt: NOW }), reader('turn'), [...READ, 'label']],
    [
      'one that is not prepared, a signer at turn',
      acts({}, { prepareState: 'RUNNING' }),
      reader('turn'),
      ['reject', 'return', ...READ, 'label'],
    ],
    [
      'a running one, its signing link',
      acts({}),
      reader('turn', { isGuest: true }),
      ['sign', 'reject', 'return', 'handOn', ...READ],
    ],
    ['a running one, a checker at turn', acts({}), reader('check'), ['check', 'handOn', ...READ, 'label']],
    ['a void agreement, a signer at turn', acts(VOID), reader('turn'), ['sign', 'reject', ...READ, 'label']],
    ['a running one, one who has signed', acts({}), reader('done'), [...READ, 'label']],
    ['a running one, one whose turn comes', acts({}), reader('later'), ['open', 'label']],
    ['a running one, a viewer through its sender', acts({}), onlooker('sender', true), READ],
    ['a running one, a viewer through one at turn', acts({}), onlooker('turn', true), READ],
    ['a running one, a viewer through one whose turn comes', acts({}), onlooker('later', true), ['open']],
    ['a running one, another holder of the role at turn', acts({}), onlooker('turn', false), ['open']],
    ['a running one, another holder of the role that acted', acts({}), onlooker('done', false), READ],
    ['a running one, a stranger', acts({}), reader('stranger', { own: new Set() }), []],
    ['a finished one, its sender', acts(ENDED), reader('sender'), [...FINISHED, 'copy', 'cancel', 'label', 'recycle']],
    [
      'a finished one, a sender who makes templates',
      acts(ENDED),
      reader('sender', { mayMakeTemplates: true }),
      [...FINISHED, 'copy', 'template', 'cancel', 'label', 'recycle'],
    ],
    [
      'a finished one, its sender with another account active',
      acts(ENDED),
      reader('sender', { personId: 'p', accounts: ['other', 'account-sender'], mayMakeTemplates: true }),
      [...FINISHED, 'copy', 'cancel', 'recycle'],
    ],
    [
      'a void one, its sender',
      acts({ ...ENDED, voided: true }),
      reader('sender'),
      [...FINISHED, 'copy', 'label', 'recycle'],
    ],
    [
      'one that is being voided, its sender',
      acts(ENDED, { isCancelling: true }),
      reader('sender'),
      [...FINISHED, 'copy', 'label', 'recycle'],
    ],
    [
      'a finished void agreement, its sender',
      acts({ ...ENDED, ...VOID }),
      reader('sender'),
      [...FINISHED, 'label', 'recycle'],
    ],
    ['a finished one, one who signed', acts(ENDED), reader('done'), [...FINISHED, 'label', 'recycle']],
    ['a finished one, a viewer', acts(ENDED), onlooker('done', true), FINISHED],
    [
      'a finished one in the bin, its sender',
      acts({ ...ENDED, recycledBy: ['account-sender'] }),
      reader('sender', { mayMakeTemplates: true }),
      [...FINISHED, 'label', 'restore'],
    ],
    [
      'a rejected one, its sender',
      acts({ status: 'ED_FAIL_REJECT' }),
      reader('sender'),
      [...READ, 'correct', 'label', 'recycle'],
    ],
    [
      'a rejected void agreement, its sender',
      acts({ status: 'ED_FAIL_REJECT', ...VOID }),
      reader('sender'),
      [...READ, 'label', 'recycle'],
    ],
    [
      'a revoked one, one who never acted',
      acts({ status: 'ED_FAIL_REVOKE' }),
      reader('turn'),
      ['open', 'label', 'recycle'],
    ],
    ['a running one, an API key that reads', acts({}), reader('sender', { apiScopes: ['envelopes:read'] }), READ],
    [
      'a running one, an API key of a signer',
      acts({}),
      reader('turn', { apiScopes: ['envelopes:read', 'envelopes:write'] }),
      READ,
    ],
  ])('%s', (_, facts, who, expected) => {
    expect(abilitiesOf(facts, who)).toEqual(expected);
  });
});

describe('What the sender may do with one participant', () => {
  const of = (id: string, facts: ActFacts) =>
    participantAbilitiesOf(facts, facts.envelope.participants.find((it) => it.id === id) ?? one(id), reader('sender'));

  it.each<[string, string, ActFacts, string[]]>([
    ['one who waits', 'later', acts({}), ['replace', 'remove']],
    ['one who has acted', 'done', acts({}), []],
    ['the sender', 'sender', acts({}), []],
    ['one in a void agreement', 'turn', acts(VOID), []],
    [
      'the last signer',
      'turn',
      acts({ participants: PEOPLE.filter(({ id }) => id === 'turn' || id === 'check') }),
      ['replace'],
    ],
    ['one who was replaced most often', 'turn', acts({}, { lines: chain('turn', 50) }), ['remove']],
  ])('%s', (_, id, facts, expected) => expect(of(id, facts)).toEqual(expected));
});

/** The last of a line of successors. */
function chain(id: string, length: number): ActFacts['lines'] {
  const ids = [...Array.from({ length }, (_, at) => `former-${at}`), id];
  return ids.map((each, at) => ({ id: each, successorOfId: ids[at - 1] ?? null }));
}

describe('Between two ends of a time to act', () => {
  it('the clock alone changes nothing that may be done', () => {
    const hour = (n: number): Date => new Date(NOW.getTime() + n * 60 * 60_000);
    const participants = PEOPLE.map((person, at) => ({ ...person, deadline: at > 1 ? hour(at) : null }));
    const facts = acts({ participants, expireAt: hour(5.5) });
    const at = (who: string, now: Date): unknown => [
      abilitiesOf(facts, reader(who, { now })),
      participants.map((part) => participantAbilitiesOf(facts, part, reader(who, { now }))),
      participants.map((part) => isOverdue(part, now)),
    ];
    const ends: Date[] = [];
    for (let now: Date | null = NOW; now !== null; now = nextDue(facts.envelope, now)) ends.push(now);
    expect(ends).toEqual([NOW, hour(2), hour(3), hour(4), hour(5.5)]);
    for (const who of ['sender', 'turn', 'check'])
      for (const [place, from] of ends.entries()) {
        const last = new Date((ends[place + 1] ?? hour(1000)).getTime() - 1);
        expect(at(who, last)).toEqual(at(who, from));
      }
    expect(at('turn', hour(2))).not.toEqual(at('turn', NOW));
  });
});
