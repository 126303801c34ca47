import type { PushMessage } from '@countersign/contract';
import { type DomainEvent, type NoticeTopic, noticeChannel, toWsid } from '@countersign/domain';
import type { Tx } from '../db/database.ts';
import { type LoadedEnvelope, type ParticipantRow, loadEnvelopeFacts } from '../envelopes/reads.ts';
import type { House } from '../house.ts';
import type { Job } from '../jobs/job.ts';
import type { Reactions, Reactors } from '../outbox/react.ts';
import { accountNoticeReactions } from './account-notices.ts';
import { desktopReactions } from './desktop-reminders.ts';
import { identityNoticeReactions } from './identity-notices.ts';
import { type NoticeKind, noticeText } from './notice-text.ts';
import { type Addressee, findAddressees, viewersOf } from './store.ts';

type MessagesHouse = Pick<House, 'config' | 'db' | 'delivery' | 'ids' | 'push'>;
type EnvelopeEvent = Extract<DomainEvent, { readonly envelopeId: string }>;

/** Notices to people and hints to open pages, each owed by the transaction that emitted the event. */
export const messageReactors = (house: MessagesHouse): Reactors => ({
  notices: noticeReactions(house),
  accountNotices: accountNoticeReactions(house),
  identityNotices: identityNoticeReactions(house),
  pages: pageReactions(house),
  desktops: desktopReactions(house),
});

function noticeReactions(house: MessagesHouse): Reactions {
  return {
    'envelope.turnOpened': (event, job) =>
      notify(house, job, event.envelopeId, (loaded) => turnNotices(loaded, event.participantIds)),
    'participant.reminded': (event, job) =>
      notify(house, job, event.envelopeId, (loaded) =>
        chosen(loaded, event.participantIds).map((to) => ({ kind: 'REMINDER', to })),
      ),
    'envelope.completed': (event, job) =>
      notify(house, job, event.envelopeId, (loaded) => endNotices(loaded, 'COMPLETED', null)),
    'envelope.revoked': (event, job) =>
      notify(house, job, event.envelopeId, (loaded) => endNotices(loaded, 'REVOKED', null)),
    'envelope.expired': (event, job) =>
      notify(house, job, event.envelopeId, (loaded) => endNotices(loaded, 'EXPIRED', null)),
    'participant.rejected': (event, job) =>
      notify(house, job, event.envelopeId, (loaded) => endNotices(loaded, 'REJECTED', event.participantId)),
    'participant.returned': (event, job) =>
      notify(house, job, event.envelopeId, (loaded) => endNotices(loaded, 'RETURNED', event.participantId)),
    'participant.checked': (event, job) =>
      event.passed
        ? Promise.resolve()
        : notify(house, job, event.envelopeId, (loaded) => endNotices(loaded, 'CHECK_REFUSED', event.participantId)),
  };
}

interface Notice {
  readonly kind: NoticeKind;
  readonly to: ParticipantRow;
  /** Who ended the envelope. */
  readonly actor?: ParticipantRow | undefined;
}

const chosen = ({ participants }: LoadedEnvelope, ids: readonly string[]): ParticipantRow[] =>
  participants.filter(({ id, status }) => ids.includes(id) && status === 'ING_WAIT');

/** Whoever may act now is asked to; one who has acted between the event and this notice is left alone. */
const turnNotices = (loaded: LoadedEnvelope, ids: readonly string[]): Notice[] =>
  chosen(loaded, ids).map((to) => ({ kind: to.actionType === 'CHECKER' ? 'TO_REVIEW' : 'TO_SIGN', to }));

/** The sender and everybody who had it before them hear how it ended, but not the one who ended it. */
function endNotices(loaded: LoadedEnvelope, kind: NoticeKind, actorId: string | null): Notice[] {
  const actor = loaded.participants.find(({ id }) => id === actorId);
  const reached = loaded.participants.filter(
    ({ actionType, status, sequence }) =>
      status !== 'ED_SUCCESS_REMOVE' &&
      status !== 'ED_SUCCESS_AUTHORIZE' &&
      (actionType === 'SENDER'
        ? kind !== 'REVOKED'
        : status.startsWith('ED_') || sequence <= loaded.row.currentSequence),
  );
  const isActor = (to: ParticipantRow): boolean =>
    actor !== undefined && (to.id === actor.id || (to.personId !== null && to.personId === actor.personId));
  return reached.filter((to) => !isActor(to)).map((to) => ({ kind, to, actor }));
}

/** Exactly once an event: the messages and the end of the job are one transaction. */
async function notify(
  house: MessagesHouse,
  job: Job,
  envelopeId: string,
  choose: (loaded: LoadedEnvelope) => readonly Notice[],
): Promise<void> {
  await house.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
    const people = await findAddressees(tx, [
      loaded.row.senderId,
      ...loaded.participants.flatMap(({ personId }) => personId ?? []),
    ]);
    const told = new Set<string>();
    for (const notice of choose(loaded)) {
      const key = `${notice.kind} ${notice.to.personId ?? notice.to.id}`;
      if (!told.has(key)) await send(house, tx, { notice, loaded, people, now: job.now });
      told.add(key);
    }
    await job.finishIn(tx);
  });
}

interface Sending {
  readonly notice: Notice;
  readonly loaded: LoadedEnvelope;
  readonly people: ReadonlyMap<string, Addressee>;
  readonly now: Date;
}

async function send(
  { config, delivery, ids }: MessagesHouse,
  tx: Tx,
  { notice, loaded, people, now }: Sending,
): Promise<void> {
  const { kind, to, actor } = notice;
  const person = to.personId === null ? undefined : people.get(to.personId);
  const phone = to.phone ?? person?.phone ?? null;
  const email = to.email ?? person?.email ?? null;
  const addressedBy = to.phone === null && to.email !== null ? 'EMAIL' : 'SMS';
  const preferences = person?.preferences ?? null;
  const channel = noticeChannel({ topic: topicOf(kind), preferences, phone, email, addressedBy });
  const contact = channel === 'SMS' ? phone : email;
  if (channel === null || contact === null) return;
  const language = person?.language ?? 'zh-CN';
  const link = linkFor(config.publicUrl, loaded, to);
  const { subject, text } = noticeText(kind, language, {
    title: loaded.row.title,
    senderName: people.get(loaded.row.senderId)?.name ?? '',
    actorName: actor?.name ?? '',
    reason: actor?.handleReason ?? loaded.row.handleReason ?? '',
    deadline: deadlineText(loaded.row.expireAt, loaded.row.timezone, language),
    link,
  });
  await delivery.send(tx, { channel, contact, service: 'NOTICE', subject, text, link }, { id: ids.next(), now });
}

/** What a person may want to hear of or not. */
function topicOf(kind: NoticeKind): NoticeTopic {
  if (kind === 'REMINDER') return 'REMINDER';
  return kind === 'TO_SIGN' || kind === 'TO_REVIEW' ? 'TURN' : 'RESULT';
}

/** The sender goes to the detail; everybody else to their own link, which needs no account (Rulings §6.8). */
function linkFor(publicUrl: string, { row }: LoadedEnvelope, to: ParticipantRow): string {
  const envelopeWsid = toWsid('envelope', row.id);
  return to.actionType === 'SENDER'
    ? `${publicUrl}/envelope-detail?envelopeId=${envelopeWsid}`
    : `${publicUrl}/sign/${envelopeWsid}/${toWsid('participant', to.id)}`;
}

const deadlineText = (at: Date, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long', timeZone }).format(at);

/** Open pages of everybody who sees the envelope fetch it anew (conventions "Events": ids only). */
function pageReactions(house: MessagesHouse): Reactions {
  const refresh = async (event: EnvelopeEvent): Promise<void> => {
    const { envelopeId } = event;
    const { persons, participants } = await house.db.withTx(async (tx) => ({
      persons: await viewersOf(tx, envelopeId),
      participants: (await loadEnvelopeFacts(tx, envelopeId, { lock: false })).participants.map(({ id }) => id),
    }));
    const message = envelopeChanged(envelopeId);
    house.push.toPersons(persons, message);
    house.push.toParticipants(participants, message);
  };
  return {
    'envelope.started': refresh,
    'envelope.prepared': refresh,
    'envelope.prepareFailed': refresh,
    'envelope.turnOpened': refresh,
    'envelope.revoked': refresh,
    'envelope.expired': refresh,
    'envelope.prolonged': refresh,
    'envelope.completed': refresh,
    'participant.signed': refresh,
    'participant.checked': refresh,
    'participant.rejected': refresh,
    'participant.returned': refresh,
    'participant.authorized': refresh,
    'participant.removed': refresh,
    'participant.reminded': refresh,
    'file.ready': async ({ fileId, ownerId }) => {
      house.push.toPersons([ownerId], {
        actionType: 'FILE_CHANGED',
        messageTitle: '',
        messageContent: '',
        attachMessage: { targertWsid: toWsid('file', fileId), envelopeWsid: null },
      });
    },
    'user.loggedOut': async ({ sessionIds }) => house.push.endSessions(sessionIds),
  };
}

const envelopeChanged = (envelopeId: string): PushMessage => {
  const envelopeWsid = toWsid('envelope', envelopeId);
  return {
    actionType: 'ENVELOPE_CHANGED',
    messageTitle: '',
    messageContent: '',
    attachMessage: { targertWsid: envelopeWsid, envelopeWsid },
  };
};
