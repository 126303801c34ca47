import { type Envelope, type EnvelopeRow, api } from '@countersign/contract';
import { ENVELOPE_STATUSES, type EnvelopeAct, type EnvelopeStatus, fromWsid } from '@countersign/domain';
import { type Person, wirePassword } from '@countersign/testkit';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeTo } from '../../../accounts/identity/testing/applying.ts';
import { type Company, company, employ } from '../../../enterprise/members/testing/company.ts';
import {
  envelope,
  enterpriseRole,
  enterpriseRoleAuthor,
  enterpriseRolePrivilege,
  participant,
} from '../../../platform/index.ts';
import {
  SIGN,
  SECOND_SIGN,
  type SigningWorld,
  openSigningWorld,
  sign,
  signBody,
} from '../../../signing/ceremony/testing/signing-world.ts';
import type { Started } from '../../../signing/ceremony/testing/started-envelope.ts';
import { loadEnvelopeFacts } from './facts.ts';
import { refreshViewers } from './viewers.ts';

type Who = 'sender' | 'acted' | 'signs' | 'checks' | 'later' | 'viewer' | 'owner' | 'colleague';
const PARTICIPANTS: readonly Who[] = ['acted', 'signs', 'checks', 'later'];

let open: SigningWorld;
let firm: Company;
let finished: Started | undefined;
/** For statuses and acts that leave it as it is. */
let reused: Started;
const people = {} as Record<Who, Person>;
const accounts = {} as Record<'sender' | 'viewer' | 'colleague', string>;

beforeAll(async () => {
  open = await openSigningWorld();
  const { world, sender, li, alice, han } = open;
  const someone = async (name: string, contact: string): Promise<Person> => {
    const person = world.stranger({ name, contact });
    await person.register();
    await person.setSignPassword();
    return person;
  };
  Object.assign(people, { sender, acted: li, signs: alice, checks: han });
  people.later = await someone('后来', '13830000001');
  people.viewer = await someone('旁观', '13830000002');
  people.colleague = await someone('同事', '13830000003');
  people.owner = await someone('老板', '13830000004');
  firm = await company(people.owner, '甲方有限公司');
  for (const who of ['sender', 'viewer', 'colleague'] as const) {
    accounts[who] = await employ(world, firm, people[who]);
    await changeTo(people[who], accounts[who]);
  }
  await allow('sender', 'businessScenarioTemplates:create');
  await allow('viewer', 'enterprises:envelopes:view');
  reused = await inStatus('DRAFT');
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.goOn();
  for (const { call, userWsid } of [people.later, people.viewer, people.colleague, people.owner])
    await call(api.getUser, { params: { userWsid }, query: {} });
});

/** Gives the account a role with this key. */
async function allow(who: 'sender' | 'viewer', key: string): Promise<void> {
  const { services } = open.world;
  const [id, createdAt] = [services.ids.next(), services.clock.now()];
  const [enterpriseId, memberId] = [
    fromWsid('enterprise', firm.enterpriseWsid) ?? '',
    fromWsid('enterpriseUser', accounts[who]) ?? '',
  ];
  await services.db.withTx(async (tx) => {
    await tx.insert(enterpriseRole).values({ id, enterpriseId, name: key, createdAt });
    await tx.insert(enterpriseRolePrivilege).values({ roleId: id, key });
    await tx.insert(enterpriseRoleAuthor).values({ roleId: id, memberId, createdAt });
  });
}

/** Sent by the membership of the sender: the first signer has acted, a signer and a checker are at turn, one comes later. */
async function inStatus(status: EnvelopeStatus, currentSequence = 2): Promise<Started> {
  const started = await open.start([
    { person: people.acted, sequence: 1, forms: [SIGN] },
    { person: people.signs, sequence: 2, forms: [SECOND_SIGN] },
    { person: people.checks, sequence: 2, role: 'CHECKER' },
    { person: people.later, sequence: 3, forms: [{ ...SIGN, box: [80, 300, 160, 64] }] },
  ]);
  await arrange(started, status, currentSequence);
  return started;
}

async function arrange({ envelopeId }: Started, status: EnvelopeStatus, currentSequence = 2): Promise<void> {
  const { db, clock } = open.world.services;
  const memberId = fromWsid('enterpriseUser', accounts.sender) ?? '';
  const isDraft = status === 'DRAFT' || status === 'TIMED';
  await db.withTx(async (tx) => {
    const change = {
      senderMemberId: memberId,
      status,
      ...(isDraft ? { currentSequence: 0, startedAt: null } : { currentSequence, startedAt: clock.now() }),
    };
    await tx.update(envelope).set(change).where(eq(envelope.id, envelopeId));
    const isSender = and(eq(participant.envelopeId, envelopeId), eq(participant.actionType, 'SENDER'));
    await tx.update(participant).set({ memberId }).where(isSender);
    const isFirst = and(eq(participant.envelopeId, envelopeId), eq(participant.sequence, 1));
    await tx
      .update(participant)
      .set({ status: isDraft || currentSequence === 1 ? 'ING_WAIT' : 'ED_SUCCESS' })
      .where(isFirst);
    const { facts } = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
    await refreshViewers(tx, envelopeId, facts, clock.now());
  });
}

async function check(person: Person, { envelopeWsid, participantWsids }: Started, index: number): Promise<void> {
  const params = { envelopeWsid, participantWsid: participantWsids[index] ?? '' };
  await person.call(api.getSigning, { params });
  await person.call(api.check, { params, body: { passed: true } });
}

interface Place {
  readonly who: Who;
  readonly started: Started;
}
const read = async ({ who, started: { envelopeWsid } }: Place): Promise<Envelope> =>
  (await people[who].call(api.getEnvelope, { params: { envelopeWsid }, query: {} })).envelope;

const indexOf = (who: Who): number => Math.max(0, PARTICIPANTS.indexOf(who));
const received = async (response: Response): Promise<void> => {
  if (!response.ok) throw new Error(await response.text());
};

/** The call of each act, with a body that is accepted. */
const CALLS: Readonly<Record<EnvelopeAct, (place: Place) => Promise<unknown>>> = {
  open: read,
  sign: async ({ who, started }) => {
    const at = indexOf(who);
    const params = { envelopeWsid: started.envelopeWsid, participantWsid: started.participantWsids[at] ?? '' };
    return people[who].call(api.sign, { params, body: await signBody(people[who], started, at) });
  },
  check: ({ who, started }) => check(people[who], started, indexOf(who)),
  reject: ({ who, started }) => people[who].call(api.reject, { params: own(who, started), body: { reason: '不同意' } }),
  return: ({ who, started }) =>
    people[who].call(api.returnEnvelope, { params: own(who, started), body: { reason: '有误' } }),
  handOn: ({ who, started }) =>
    people[who].call(api.authorizeParticipant, {
      params: own(who, started),
      body: { name: '接手', contact: { phone: '13711112222' } },
    }),
  replace: ({ who, started }) =>
    people[who].call(api.replaceParticipant, {
      params: own('later', started),
      body: { name: '接替', contact: { phone: '13711113333' }, reason: '离职' },
    }),
  remove: ({ who, started }) =>
    people[who].call(api.deleteParticipants, {
      ...of(started),
      body: { participants: [own('later', started)].map(named) },
    }),
  inPerson: async ({ who, started }) => {
    await people[who].call(api.startInPerson, { params: own('signs', started) });
    // Back in the account in which the device was handed over.
    const { contact, password } = people[who];
    const body = { accountNumber: contact, password: wirePassword('login', password) };
    await people[who].call(api.createSession, { body });
  },
  readDocuments: async ({ who, started }) => {
    const params = { ...of(started).params, docId: started.fileWsids[0] ?? '' };
    return received(await people[who].bytes(api.getDocumentContent, { params }));
  },
  download: async ({ who, started }) => received(await people[who].bytes(api.getArchive, of(started))),
  evidence: async ({ who, started }) => received(await people[who].bytes(api.getEvidence, of(started))),
  edit: ({ who, started }) => people[who].call(api.updateEnvelope, { ...of(started), body: { title: '新标题' } }),
  untime: ({ who, started }) => people[who].call(api.updateEnvelope, { ...of(started), body: { timerDatetime: null } }),
  start: ({ who, started }) => people[who].call(api.startEnvelope, of(started)),
  remind: ({ who, started }) => people[who].call(api.remindEnvelope, of(started)),
  prolong: ({ who, started }) => {
    const expireDatetime = new Date(open.world.clock.now().getTime() + 20 * 86_400_000).toISOString();
    return people[who].call(api.prolongEnvelope, { ...of(started), body: { expireDatetime } });
  },
  revoke: ({ who, started }) => people[who].call(api.revokeEnvelope, { ...of(started), body: { reason: '撤回' } }),
  copy: ({ who, started }) => people[who].call(api.copyEnvelope, of(started)),
  correct: ({ who, started }) => people[who].call(api.copyEnvelope, of(started)),
  template: ({ who, started: { envelopeWsid } }) =>
    people[who].call(api.createBst, { body: { name: '模板', envelopeWsid } }),
  cancel: ({ who, started }) => people[who].call(api.cancelEnvelope, { ...of(started), body: { reason: '作废' } }),
  label: async ({ who, started: { envelopeWsid } }) => {
    const body = { envelopeWsids: [envelopeWsid], labelWsids: [], mode: 'REPLACE' as const };
    const { envelopes } = await people[who].call(api.labelEnvelopes, { body });
    if (envelopes.length === 0) throw new Error('no envelope was labelled');
  },
  recycle: ({ who, started }) => people[who].call(api.recycleEnvelope, of(started)),
  restore: ({ who, started }) => people[who].call(api.restoreEnvelope, of(started)),
};
const of = ({ envelopeWsid }: Pick<Started, 'envelopeWsid'>) => ({ params: { envelopeWsid } });
const named = ({ participantWsid }: { readonly participantWsid: string }) => ({ participantWsid });
const own = (who: Who, { envelopeWsid, participantWsids }: Started) => ({
  envelopeWsid,
  participantWsid: participantWsids[indexOf(who)] ?? '',
});

/** These calls are refused wherever the act is not listed; others are accepted without effect, or are not offered by choice. */
const REFUSED: readonly EnvelopeAct[] = [
  'sign',
  'check',
  'reject',
  'handOn',
  'replace',
  'inPerson',
  'open',
  'readDocuments',
  'download',
  'evidence',
  'edit',
  'remind',
  'prolong',
  'revoke',
  'cancel',
  'label',
];
const outcome = (act: EnvelopeAct, place: Place): Promise<string> =>
  CALLS[act](place).then(
    () => `${act} accepted`,
    (error: unknown) => `${act} refused: ${String((error as { error?: string }).error ?? error)}`,
  );

/** These acts need an envelope of their own. */
const ENDS: ReadonlySet<EnvelopeAct> = new Set<EnvelopeAct>([
  'sign',
  'check',
  'reject',
  'return',
  'handOn',
  'replace',
  'remove',
  'revoke',
  'start',
]);

async function finish(): Promise<Started> {
  const started = await inStatus('ING_PROCESS', 1);
  await sign(people.acted, started, 0);
  await sign(people.signs, started, 1);
  await check(people.checks, started, 2);
  await sign(people.later, started, 3);
  await open.world.app.jobs.drain();
  return started;
}

async function keptIn(status: EnvelopeStatus): Promise<Started> {
  if (status === 'ED_SUCCESS') return (finished ??= await finish());
  await arrange(reused, status);
  return reused;
}

/** Tries each act: those that are listed are accepted, the others are refused. */
async function tryAll(who: Who, status: EnvelopeStatus): Promise<void> {
  const { abilities } = await read({ who, started: await keptIn(status) });
  for (const act of REFUSED)
    if (!abilities.includes(act))
      expect(await outcome(act, { who, started: await keptIn(status) })).toMatch(/refused: (?!ERROR_NOT_LOGIN)/);
  for (const act of abilities) {
    const place = { who, started: ENDS.has(act) ? await inStatus(status) : await keptIn(status) };
    expect(await outcome(act, place)).toBe(`${act} accepted`);
    if (act === 'recycle') {
      expect((await read(place)).abilities).not.toContain('recycle');
      expect(await outcome('restore', place)).toBe('restore accepted');
    }
  }
}

const seesDrafts = (who: Who, status: EnvelopeStatus): boolean =>
  who === 'sender' || (status !== 'DRAFT' && status !== 'TIMED');

describe('Every act in abilities is accepted, and others are refused', () => {
  const readers: readonly Who[] = ['acted', 'signs', 'checks', 'later', 'viewer', 'owner', 'sender'];
  const cases = ENVELOPE_STATUSES.flatMap((status) =>
    readers.filter((who) => seesDrafts(who, status)).map((who) => [status, who] as const),
  );
  it.each(cases)('%s, %s', async (status, who) => tryAll(who, status));

  it.each(ENVELOPE_STATUSES)('none for a colleague without the permission: %s', async (status) => {
    const started = await keptIn(status);
    for (const act of REFUSED)
      expect(await outcome(act, { who: 'colleague', started })).toMatch(/refused: (?!ERROR_NOT_LOGIN)/);
  });
});

describe('The lists', () => {
  const rowOf = (rows: readonly EnvelopeRow[], { envelopeWsid }: Started) =>
    rows.find((row) => row.envelopeWsid === envelopeWsid);

  it.each<EnvelopeStatus>(['DRAFT', 'ING_PROCESS', 'ED_FAIL_BACK'])(
    'carry the same abilities as the envelope itself: %s',
    async (status) => {
      const started = await inStatus(status);
      for (const who of ['sender', ...PARTICIPANTS] as const) {
        if (!seesDrafts(who, status)) continue;
        const { envelopes } = await people[who].call(api.listEnvelopes, { query: {} });
        const one = await read({ who, started });
        const row = rowOf(envelopes, started);
        expect(row?.abilities).toEqual(one.abilities);
        expect(row?.participants.map(({ abilities }) => abilities)).toEqual(
          one.participants.map(({ abilities }) => abilities),
        );
      }
    },
  );

  it('let a viewer of the enterprise open what was sent, and nothing else', async () => {
    const drafted = await inStatus('DRAFT');
    const running = await inStatus('ING_PROCESS');
    const { envelopes } = await people.viewer.call(api.listEnterpriseEnvelopes, {
      params: { enterpriseWsid: firm.enterpriseWsid },
      query: {},
    });
    expect(rowOf(envelopes, drafted)?.abilities).toEqual([]);
    expect(rowOf(envelopes, running)?.abilities).toEqual(['open', 'readDocuments']);
  });
});

it('A removal is not offered for the last signer', async () => {
  const started = await open.start([
    { person: people.signs, sequence: 1, forms: [SIGN] },
    { person: people.checks, sequence: 2, role: 'CHECKER' },
  ]);
  await arrange(started, 'ING_PROCESS', 1);
  const [signer, checker] = (await read({ who: 'sender', started })).participants.filter(
    ({ actionType }) => actionType !== 'SENDER',
  );
  expect([signer?.abilities, checker?.abilities]).toEqual([
    ['replace', 'inPerson'],
    ['replace', 'remove'],
  ]);
  const body = { participants: [{ participantWsid: signer?.participantWsid ?? '' }] };
  expect((await people.sender.refused(api.deleteParticipants, { ...of(started), body })).error).toBe(
    'ERROR_SIGNER_MISSING',
  );
});
