import {
  type Delivers,
  NOTICES_PER_CONTRACT_AND_DAY,
  type NoticeTopic,
  dueOf,
  isAtTurn,
  noticeChannel,
  publicName,
  shownContact,
  toWsid,
} from '@countersign/domain';
import {
  type EventReactions,
  type Reacting,
  type Services,
  type Tx,
  deliverableContacts,
} from '../../platform/index.ts';
import {
  type LoadedEnvelope,
  type ParticipantRow,
  planReminders,
  readEnvelopeFacts,
  wasAsked,
} from '../../contracts/index.ts';
import {
  type EnvelopeNews,
  type EnvelopeNewsFacts,
  type EnvelopeSender,
  asNotice,
  envelopeWords,
  senderWords,
} from './envelope-words.ts';
import { instantText } from './languages/instant-text.ts';
import { findEnterprise, isVerified } from '../../accounts/index.ts';
import { type Recipient, addMessage, recipientsOf } from './message-store.ts';
import { type Addressee, findAddressees, readNoticeGround } from './store.ts';
import { textsIn } from './texts-in.ts';

const DAY_MS = 86_400_000;

export type MessagesServices = Pick<Services, 'authorityName' | 'config' | 'delivery' | 'ids' | 'push'>;

interface Notice {
  readonly news: EnvelopeNews;
  readonly to: ParticipantRow;
  /** The person who did it, if it was another participant. */
  readonly actor?: ParticipantRow | undefined;
  /** For the message list only: nothing is sent by phone or mail. */
  readonly isQuiet?: boolean;
}

/** Notifies people about their envelopes: in the message list, and by phone or mail as each has chosen. */
export function noticeReactions(services: MessagesServices): EventReactions {
  const on = async (
    envelopeId: string,
    reacting: Reacting,
    choose: (loaded: LoadedEnvelope) => readonly Notice[],
  ): Promise<void> => {
    const loaded = await readForNotices(reacting.tx, envelopeId);
    await sendNotices(services, reacting, loaded, choose(loaded));
  };
  return {
    'envelope.turnOpened': async ({ envelopeId, participantIds }, reacting) => {
      const loaded = await readForNotices(reacting.tx, envelopeId);
      await planReminders(reacting.tx, services, loaded, reacting.now);
      await sendNotices(services, reacting, loaded, turnNotices(loaded, participantIds));
    },
    'participant.reminded': ({ envelopeId, participantIds }, reacting) =>
      on(envelopeId, reacting, (loaded) => chosen(loaded, participantIds).map((to) => ({ news: 'REMINDER', to }))),
    'envelope.completed': ({ envelopeId }, reacting) => on(envelopeId, reacting, completedNotices),
    'envelope.revoked': ({ envelopeId }, reacting) =>
      on(envelopeId, reacting, (loaded) => endNotices(loaded, 'REVOKED', null)),
    'envelope.expired': ({ envelopeId }, reacting) =>
      on(envelopeId, reacting, (loaded) => endNotices(loaded, 'EXPIRED', null)),
    'envelope.voided': ({ envelopeId }, reacting) =>
      on(envelopeId, reacting, (loaded) => endNotices(loaded, 'CANCELLED', null)),
    'envelope.prolonged': ({ envelopeId, participantId }, reacting) =>
      on(envelopeId, reacting, (loaded) =>
        atTurn(loaded)
          .filter(({ id }) => participantId === null || id === participantId)
          .map((to) => ({ news: 'PROLONGED', to })),
      ),
    'envelope.prepareFailed': ({ envelopeId }, reacting) =>
      on(envelopeId, reacting, (loaded) => toSender(loaded, 'PREPARE_FAILED')),
    'envelope.timerFailed': ({ envelopeId }, reacting) =>
      on(envelopeId, reacting, (loaded) => toSender(loaded, 'TIMER_FAILED')),
    'participant.rejected': ({ envelopeId, participantId }, reacting) =>
      on(envelopeId, reacting, (loaded) => endNotices(loaded, 'REJECTED', participantId)),
    'participant.returned': ({ envelopeId, participantId }, reacting) =>
      on(envelopeId, reacting, (loaded) => endNotices(loaded, 'RETURNED', participantId)),
    'participant.checked': async ({ envelopeId, participantId, passed }, reacting) => {
      if (!passed) await on(envelopeId, reacting, (loaded) => endNotices(loaded, 'CHECK_REFUSED', participantId));
    },
    'participant.authorized': ({ envelopeId, participantId }, reacting) =>
      on(envelopeId, reacting, (loaded) => {
        const actor = loaded.participants.find(({ id }) => id === participantId);
        return toSender(loaded, 'AUTHORIZED').map((notice) => ({ ...notice, actor, isQuiet: true }));
      }),
    'participant.removed': ({ envelopeId, participantId, wasAsked: isToHear }, reacting) =>
      on(envelopeId, reacting, (loaded) => (isToHear ? removedNotices(loaded, participantId) : [])),
    'notice.failed': ({ envelopeId, participantId }, reacting) =>
      on(envelopeId, reacting, (loaded) => {
        const actor = loaded.participants.find(({ id }) => id === participantId);
        return toSender(loaded, 'NOTICE_FAILED').map((notice) => ({ ...notice, actor, isQuiet: true }));
      }),
  };
}

/** Reads an envelope with what `sendNotices` needs besides. */
export async function readForNotices(tx: Tx, envelopeId: string): Promise<LoadedEnvelope> {
  const loading = readEnvelopeFacts(tx, envelopeId);
  const { people, ofContract } = readNoticeGround(tx, envelopeId);
  const [loaded] = await Promise.all([loading, people, ofContract]);
  return loaded;
}

const chosen = ({ participants }: LoadedEnvelope, ids: readonly string[]): ParticipantRow[] =>
  participants.filter(({ id, status }) => ids.includes(id) && status === 'ING_WAIT');

const atTurn = ({ participants, facts }: LoadedEnvelope): ParticipantRow[] =>
  participants.filter(({ id }) => facts.participants.some((one) => one.id === id && isAtTurn(facts, one)));

const toSender = ({ participants }: LoadedEnvelope, news: EnvelopeNews): Notice[] =>
  participants.filter(({ actionType }) => actionType === 'SENDER').map((to) => ({ news, to }));

/** Asks the participants who may act now; a participant who has acted between the event and this notice is left out. */
const turnNotices = (loaded: LoadedEnvelope, ids: readonly string[]): Notice[] =>
  chosen(loaded, ids).map((to) => {
    if (loaded.row.flowType === 'CANCEL_PROCESS') return { news: 'CANCEL_REQUESTED', to };
    return { news: to.actionType === 'CHECKER' ? 'TO_REVIEW' : 'TO_SIGN', to };
  });

/**
 * For a void agreement, the voided envelope causes the notices; for a bulk sending, the sender finds each end in the list only.
 */
function completedNotices(loaded: LoadedEnvelope): Notice[] {
  if (loaded.row.flowType === 'CANCEL_PROCESS') return [];
  const isQuiet = (to: ParticipantRow): boolean => to.actionType === 'SENDER' && loaded.row.multiJobId !== null;
  return endNotices(loaded, 'COMPLETED', null).map((notice) => ({ ...notice, isQuiet: isQuiet(notice.to) }));
}

/** A participant who had been asked to act and was removed is told that nothing is left to do. */
const removedNotices = (loaded: LoadedEnvelope, participantId: string): Notice[] =>
  loaded.participants.filter(({ id }) => id === participantId).map((to) => ({ news: 'REMOVED', to }));

/** The sender and the participants who had been asked are told how it ended, except the one who ended it. */
function endNotices(loaded: LoadedEnvelope, news: EnvelopeNews, actorId: string | null): Notice[] {
  const actor = loaded.participants.find(({ id }) => id === actorId);
  const reached = loaded.participants.filter(
    (one) =>
      one.status !== 'ED_SUCCESS_REMOVE' &&
      one.status !== 'ED_SUCCESS_AUTHORIZE' &&
      (one.actionType === 'SENDER' ? news !== 'REVOKED' : wasAsked(loaded, one)),
  );
  const isActor = (to: ParticipantRow): boolean =>
    actor !== undefined && (to.id === actor.id || (to.personId !== null && to.personId === actor.personId));
  return reached.filter((to) => !isActor(to)).map((to) => ({ news, to, actor }));
}

/** The sender and the participants whose turn it is are told that little time is left. */
export const expiringNotices = (loaded: LoadedEnvelope): Notice[] =>
  [...toSender(loaded, 'EXPIRING_SOON'), ...atTurn(loaded).map((to): Notice => ({ news: 'EXPIRING_SOON', to }))].map(
    (notice) => ({ ...notice, isQuiet: notice.to.actionType === 'SENDER' }),
  );

/** The sender is told who has not acted by a deadline of their own that passed since then, and before now. */
export const missedNotices = (loaded: LoadedEnvelope, since: Date, now: Date): Notice[] =>
  loaded.participants
    .filter(({ status, deadlineAt: at }) => status === 'ING_WAIT' && at !== null && at > since && at <= now)
    .flatMap((actor) => toSender(loaded, 'DEADLINE_MISSED').map((notice) => ({ ...notice, actor })));

/** Writes the notices in the transaction; they are sent after its commit. */
export async function sendNotices(
  services: MessagesServices,
  { tx, now }: Reacting,
  loaded: LoadedEnvelope,
  chosenNotices: readonly Notice[],
): Promise<void> {
  const { senderId } = loaded.row;
  const heldByOf = new Map(loaded.facts.participants.map(({ id, heldBy }) => [id, heldBy]));
  const notices = chosenNotices.map((notice) => ({ notice, heldBy: heldByOf.get(notice.to.id) ?? [] }));
  if (notices.length === 0) return;
  const all = await recipientsOf(tx, [...new Set(notices.flatMap(({ heldBy }) => heldBy))], personsIn(loaded));
  const people = await findAddressees(tx, [...new Set([senderId, ...all.map(({ personId }) => personId)])]);
  const sender = people.get(senderId);
  const senderEnterprise = await verifiedSender(tx, loaded);
  const ofContract = (): Promise<readonly string[]> => readNoticeGround(tx, loaded.row.id).ofContract;
  const tellings = new Map<string, Telling>();
  for (const { notice, heldBy } of notices) {
    const recipients = all.filter(({ accountId }) => heldBy.includes(accountId));
    // A contact without an account is written to; a person who held it for an enterprise that they have left is not.
    for (const to of heldBy.length === 0 ? [null] : recipients) {
      // A person who takes part twice, and every holder of one role, is told once.
      const about = notice.news === 'DEADLINE_MISSED' ? (notice.actor?.id ?? '') : '';
      const key = `${notice.news} ${to?.personId ?? notice.to.id} ${about}`;
      const person = people.get(to?.personId ?? '');
      if (!tellings.has(key))
        tellings.set(key, { notice, loaded, sender, senderEnterprise, ofContract, now, to, person });
    }
  }
  await tellAll(services, tx, [...tellings.values()]);
}

/** The accounts of the envelope that are persons themselves. */
const personsIn = ({ row, participants }: LoadedEnvelope): ReadonlySet<string> =>
  new Set([
    ...(row.senderMemberId === null ? [row.senderId] : []),
    ...participants.flatMap(({ memberId, personId }) => (memberId === null && personId !== null ? [personId] : [])),
  ]);

/** Those who are written to at the same contact are told in turn: what was sent there is counted. */
async function tellAll(services: MessagesServices, tx: Tx, tellings: readonly Telling[]): Promise<void> {
  const lastAt = new Map<string, Promise<void>>();
  const all = tellings.map((telling) => {
    const { contact } = addressOf(telling, deliverableContacts(services.config));
    const before = lastAt.get(contact ?? '');
    const told = before === undefined ? tell(services, tx, telling) : before.then(() => tell(services, tx, telling));
    if (contact !== null) lastAt.set(contact, told);
    return told;
  });
  for (const result of await Promise.allSettled(all)) if (result.status === 'rejected') throw result.reason;
}

interface Telling {
  readonly notice: Notice;
  readonly loaded: LoadedEnvelope;
  readonly sender: Addressee | undefined;
  /** The verified name of the enterprise that sent it, or ''. */
  readonly senderEnterprise: string;
  /** The ids of the contract and of the agreements that were to void it, which are read once. */
  readonly ofContract: () => Promise<readonly string[]>;
  /** Null: the contact has no account yet. */
  readonly to: Recipient | null;
  readonly person: Addressee | undefined;
  readonly now: Date;
}

async function tell(services: MessagesServices, tx: Tx, telling: Telling): Promise<void> {
  const { notice, loaded, sender, to, now } = telling;
  const { row } = loaded;
  // Where a contact is used as a name, only the sender sees it in full.
  const shownName = notice.to.personId === row.senderId ? shownContact : publicName;
  const facts = {
    title: row.title,
    senderName: shownName(sender?.name ?? ''),
    senderSource: sender?.nameSource ?? ('PROFILE' as const),
    senderEnterprise: telling.senderEnterprise,
    actorName: shownName(notice.actor?.name ?? ''),
    actorSource: notice.actor?.nameSource ?? ('GIVEN' as const),
    reason: notice.actor?.handleReason ?? row.handleReason ?? row.voidReason ?? '',
  };
  if (to !== null) {
    const params = { ...facts, deadline: deadlineOf(telling).toISOString(), timezone: row.timezone };
    const target = toWsid('participant', notice.to.id);
    await addMessage(tx, services, { to, kind: notice.news, params, envelopeId: row.id, target }, now);
  }
  if (notice.isQuiet !== true) await send(services, tx, telling, facts);
}

async function send(
  { authorityName, config, delivery, ids }: MessagesServices,
  tx: Tx,
  telling: Telling,
  facts: Omit<EnvelopeNewsFacts, 'deadline'>,
): Promise<void> {
  const { loaded, person, now } = telling;
  const { news, to } = telling.notice;
  const { channel, contact } = addressOf(telling, deliverableContacts(config));
  if (channel === null || contact === null) return;
  const most = mostOf(news);
  if (most !== null) {
    const envelopeIds = await telling.ofContract();
    const since = new Date(now.getTime() - DAY_MS);
    if ((await delivery.countAbout(tx, { contact, envelopeIds, since })) >= most) return;
  }
  // What the sender chose for this contract, then what the person chose for all.
  const language = to.language ?? person?.language ?? 'zh-CN';
  const link = linkFor(config.publicUrl, loaded, to);
  const deadline = instantText(deadlineOf(telling), loaded.row.timezone, language);
  const message = isAsking(news) ? to.message : null;
  const given = { by: authorityName, link, message };
  const words = asNotice(envelopeWords(news, language, { ...facts, deadline }), language, given);
  const content = channel === 'EMAIL' && to.actionType !== 'SENDER' ? fromSender(words, facts, telling.sender) : words;
  const about = { envelopeId: loaded.row.id, participantId: to.id };
  await delivery.send(tx, { channel, contact, service: 'NOTICE', link, ...content }, { id: ids.next(), now, about });
}

async function verifiedSender(tx: Tx, { participants }: LoadedEnvelope): Promise<string> {
  const enterpriseId = participants.find(({ actionType }) => actionType === 'SENDER')?.enterpriseId ?? null;
  const enterprise = enterpriseId === null ? null : await findEnterprise(tx, enterpriseId);
  return enterprise !== null && isVerified(enterprise) ? enterprise.name : '';
}

/** Until when the recipient may act; for the sender and all others the deadline of the contract. */
const deadlineOf = ({ notice: { to }, loaded }: Telling): Date =>
  to.status === 'ING_WAIT' ? dueOf(loaded.row, to.deadlineAt) : loaded.row.expireAt;

/** A notice that asks for an act says what the sender wrote. */
const isAsking = (news: EnvelopeNews): boolean => news === 'TO_SIGN' || news === 'TO_REVIEW' || news === 'REMINDER';

/** An e-mail to a participant names the sender in its subject, and answers go to the sender's address. */
function fromSender(words: ReturnType<typeof asNotice>, facts: EnvelopeSender, sender: Addressee | undefined) {
  const { language } = words.mail;
  const name = senderWords(facts, language);
  const subject = textsIn(language).envelopes.fromSender(words.subject, name);
  const replyTo = sender?.email ? { name: facts.senderName, address: sender.email } : null;
  return { ...words, subject, mail: { ...words.mail, ...(replyTo === null ? {} : { replyTo }) } };
}

/** How and where the notice is sent; null: not at all. */
function addressOf({ notice: { news, to }, person }: Telling, delivers: Delivers) {
  const phone = to.phone ?? person?.phone ?? null;
  const email = to.email ?? person?.email ?? null;
  const addressedBy = to.phone === null && to.email !== null ? 'EMAIL' : 'SMS';
  const preferences = person?.preferences ?? null;
  const channel = noticeChannel({ topic: topicOf(news), preferences, phone, email, addressedBy, delivers });
  return { channel, contact: channel === 'SMS' ? phone : channel === null ? null : email };
}

/**
 * Limits the notices by phone about one contract that is prolonged, or asked to be void, over and over (security 41). Turns and
 * reminders are not limited here: a turn comes once and a reminder has its own limit. A void agreement is not held back by
 * other notices about its contract.
 */
function mostOf(news: EnvelopeNews): number | null {
  if (news === 'TO_SIGN' || news === 'TO_REVIEW' || news === 'REMINDER') return null;
  return news === 'CANCEL_REQUESTED' ? 2 * NOTICES_PER_CONTRACT_AND_DAY : NOTICES_PER_CONTRACT_AND_DAY;
}

/** The topic of a notice, which a person may turn on or off. */
function topicOf(news: EnvelopeNews): NoticeTopic {
  if (news === 'REMINDER' || news === 'EXPIRING_SOON') return 'REMINDER';
  return news === 'TO_SIGN' || news === 'TO_REVIEW' || news === 'CANCEL_REQUESTED' ? 'TURN' : 'RESULT';
}

/** The sender is sent to the detail page; every other participant to their own link, which needs no account (Rulings §6.8). */
function linkFor(publicUrl: string, { row }: LoadedEnvelope, to: ParticipantRow): string {
  const envelopeWsid = toWsid('envelope', row.id);
  return to.actionType === 'SENDER'
    ? `${publicUrl}/envelope-detail?envelopeId=${envelopeWsid}`
    : `${publicUrl}/sign/${envelopeWsid}/${toWsid('participant', to.id)}`;
}
