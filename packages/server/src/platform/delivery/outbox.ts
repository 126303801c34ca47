import type { Delivers } from '@countersign/domain';
import { countryOfPhone } from '@countersign/domain/phone-numbers';
import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type Config, keyedHash, seal, unseal } from '../config/index.ts';
import { type Tx, delivery, onCommit, preparedInsert, preparedQuestion, preparedText } from '../database/index.ts';
import { isNotHeld } from '../holds/index.ts';
import { enqueue } from '../jobs/index.ts';
import type { Push } from '../push/index.ts';
import type { DeliveredMessage, Delivery, Message, NoticeKind, SendOptions } from './delivery.ts';
import { type Returned, SUCCESS, type SendResult } from './send-result.ts';

/** Kind of the job that hands a message to its carrier; its key is the id of the message. */
export const DELIVER_JOB = 'delivery.send';
/** The same for a code, for which a person is waiting. */
export const DELIVER_CODE_JOB = 'delivery.sendCode';

export interface OutboxOptions {
  readonly config: Pick<Config, 'mode' | 'smtpUrl' | 'phoneCarrier' | 'smsCountries' | 'withoutPhones'>;
  readonly pepper: Buffer;
  readonly push: Push;
}

/** The sealed part of a message. */
export interface Sealed extends Message {
  readonly sessionId: string | null;
  readonly requestId: string | null;
}

/** True where the message has a carrier; without one, in evaluation mode, it stays in the outbox. */
const hasCarrier = ({ channel }: Pick<Message, 'channel'>, config: OutboxOptions['config']): boolean =>
  channel === 'EMAIL'
    ? config.smtpUrl !== null
    : (channel === 'SMS' || channel === 'VOICE') && config.phoneCarrier !== null;

/** Which kinds of contact a code or notice can be delivered to. */
export function deliverableContacts(config: OutboxOptions['config']): Delivers {
  const { smsCountries } = config;
  return {
    PHONE: !config.withoutPhones && (config.mode === 'evaluation' || hasCarrier({ channel: 'SMS' }, config)),
    EMAIL: config.mode === 'evaluation' || hasCarrier({ channel: 'EMAIL' }, config),
    ...(smsCountries === null ? {} : { serves: (phone) => smsCountries.includes(countryOfPhone(phone) ?? '') }),
  };
}

/** Delivery through the table `delivery`: sealed in the caller's transaction, sent by a job after its commit. */
export function createDelivery({ config, pepper, push }: OutboxOptions): Delivery {
  return {
    async send(tx, message, options) {
      const isKept = config.mode === 'evaluation';
      const isCarried = hasCarrier(message, config);
      if (!isKept && !isCarried) return;
      await insert(tx, pepper, message, options, isCarried);
      const { id, now } = options;
      const kind = message.code === undefined ? DELIVER_JOB : DELIVER_CODE_JOB;
      if (isCarried) await enqueue(tx, { id, kind, key: id, payload: { id }, runAt: now, now });
      else onCommit(() => pushResult(push, options, SUCCESS));
    },
    async list(tx, { contact, sessionId, limit }) {
      const hash = contact === null ? null : contactHash(pepper, contact);
      const rows = hash === null ? await newest(tx, [limit, sessionId]) : await newestTo(tx, [limit, sessionId, hash]);
      return rows.map(({ id, sealed, createdAt }): DeliveredMessage => ({
        ...open(pepper, id, sealed),
        id,
        createdAt: new Date(createdAt),
      }));
    },
    async find(tx, id) {
      const [row] = await tx
        .select({ sealed: delivery.sealed, createdAt: delivery.createdAt })
        .from(delivery)
        .where(and(eq(delivery.id, id), ne(delivery.channel, 'CAPTCHA')));
      return row === undefined ? null : { ...open(pepper, id, row.sealed), id, createdAt: row.createdAt };
    },
    async countAbout(tx, { contact, envelopeIds, since }) {
      const [found] = await countedAbout(tx, [contactHash(pepper, contact), since.toISOString(), [...envelopeIds]]);
      return found?.count ?? 0;
    },
  };
}

/** The newest messages, and of captcha answers those of one session: each half is read from its own index. */
const newestOf = (where: string): string => `
  select id, sealed, (extract(epoch from created_at) * 1000)::float8 as "createdAt" from (
    (select id, sealed, created_at from delivery where channel = 'CAPTCHA' and session_id = $2::uuid
      order by created_at desc, id desc limit $1::int)
    union all
    (select id, sealed, created_at from delivery where channel <> 'CAPTCHA'${where}
      order by created_at desc, id desc limit $1::int)) as message
  order by created_at desc, id desc limit $1::int`;

interface Listed {
  readonly id: string;
  readonly sealed: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const newest = preparedText<Listed>(newestOf(''));
const newestTo = preparedText<Listed>(newestOf(' and contact_hash = $3'));

const countedAbout = preparedQuestion<{ count: number }>(
  `
  select count(*)::int as count from delivery
  where contact_hash = $1 and created_at > $2::timestamptz and failed_at is null and envelope_id = any($3::uuid[])`,
  3,
);

export const contactHash = (pepper: Buffer, contact: string): string => keyedHash(pepper, 'delivery-contact', contact);
export const open = (pepper: Buffer, id: string, sealed: string): Sealed =>
  JSON.parse(unseal(pepper, 'delivery-payload', sealed, id)) as Sealed;

async function insert(
  tx: Tx,
  pepper: Buffer,
  message: Message,
  { id, now, sessionId = null, requestId = null, about, kind }: SendOptions,
  isCarried: boolean,
): Promise<void> {
  const kept: Sealed = { ...message, sessionId, requestId };
  await insertDelivery(tx, {
    id,
    channel: message.channel,
    contactHash: contactHash(pepper, message.contact),
    kind: kind ?? (about === undefined ? 'ACCOUNT' : 'CONTRACT'),
    sessionId,
    sealed: seal(pepper, 'delivery-payload', JSON.stringify(kept), id),
    envelopeId: about?.envelopeId ?? null,
    participantId: about?.participantId ?? null,
    createdAt: now,
    // A message without a carrier counts as delivered to the outbox.
    sentAt: isCarried ? null : now,
  });
}

const insertDelivery = preparedInsert(
  delivery,
  ['id', 'channel', 'contactHash', 'kind', 'sessionId', 'sealed', 'envelopeId', 'participantId', 'createdAt', 'sentAt'],
  (tx, values) => tx.insert(delivery).values(values),
  ({ id }) => ({ writes: [`delivery ${id}`] }),
);

/** Pushes the result of a sending to the session that asked for it, and to no other (security 20). */
export function pushResult(
  push: Push,
  { sessionId, requestId }: Pick<SendOptions, 'sessionId' | 'requestId'>,
  result: SendResult,
): void {
  if (!sessionId || !requestId) return;
  push.toSession(sessionId, {
    actionType: 'CODE_RESULT',
    messageTitle: result,
    messageContent: requestId,
    attachMessage: { targertWsid: null, envelopeWsid: null },
  });
}

/** A message that still waits for its carrier; null if it has been sent. A message that was given up may be tried again. */
export async function findUnsent(
  tx: Tx,
  pepper: Buffer,
  id: string,
): Promise<(Sealed & { readonly kind: NoticeKind }) | null> {
  const [row] = await tx
    .select({ sealed: delivery.sealed, kind: delivery.kind })
    .from(delivery)
    .where(and(eq(delivery.id, id), isNull(delivery.sentAt)));
  return row === undefined ? null : { ...open(pepper, id, row.sealed), kind: row.kind };
}

export async function markSent(tx: Tx, id: string, now: Date): Promise<void> {
  // A carrier may report that it failed before it has answered our request.
  await tx
    .update(delivery)
    .set({ sentAt: now, failedAt: null })
    .where(and(eq(delivery.id, id), sql`coalesce(${delivery.failure}, '') not in ('UNDELIVERED', 'COMPLAINED')`));
}

/** The carrier reports that the message has arrived. */
export async function markDelivered(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(delivery)
    .set({ deliveredAt: now })
    .where(and(eq(delivery.id, id), isNull(delivery.failedAt), isNull(delivery.deliveredAt)));
}

export interface Failure {
  /** Details for operators. */
  readonly error: string;
  /** Result for pages. */
  readonly result: SendResult;
}

/**
 * Marks a message that was handed over and came back as failed, with the status of the report; returns what it was about. Null
 * if it is not known, was not handed over, or was marked before.
 */
export async function markReturned(tx: Tx, id: string, { outcome, status }: Returned, now: Date) {
  const [row] = await tx
    .update(delivery)
    .set({ sentAt: null, failedAt: now, lastError: status, failure: outcome })
    .where(
      and(
        eq(delivery.id, id),
        or(isNotNull(delivery.sentAt), ne(delivery.channel, 'EMAIL')),
        isNull(delivery.failedAt),
      ),
    )
    .returning({
      envelopeId: delivery.envelopeId,
      participantId: delivery.participantId,
      contactHash: delivery.contactHash,
      kind: delivery.kind,
      sealed: delivery.sealed,
    });
  return row ?? null;
}

/** Marks the message as given up; returns the envelope it was about, if any. */
export async function markFailed(tx: Tx, id: string, { error, result }: Failure, now: Date) {
  const [row] = await tx
    .update(delivery)
    .set({ failedAt: now, lastError: error.slice(0, 500), failure: result })
    .where(eq(delivery.id, id))
    .returning({ envelopeId: delivery.envelopeId, participantId: delivery.participantId });
  return row ?? null;
}

export async function countAttempt(tx: Tx, id: string): Promise<void> {
  await tx
    .update(delivery)
    .set({ attempts: sql`${delivery.attempts} + 1` })
    .where(eq(delivery.id, id));
}

const MESSAGES_KEPT_MS = 7 * 24 * 3_600_000;

/** Deletes messages older than a week. */
export async function purgeMessages(tx: Tx, now: Date): Promise<void> {
  const isOld = lt(delivery.createdAt, new Date(now.getTime() - MESSAGES_KEPT_MS));
  await tx.delete(delivery).where(and(isOld, isNotHeld('envelope', 'delivery.envelope_id')));
}
