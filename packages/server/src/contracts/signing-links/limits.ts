import { type identifyingContactOf, fromWsid } from '@countersign/domain';
import { blacklistHash } from '../../accounts/index.ts';
import { type Guard, type Services, type Tx, preparedText } from '../../platform/index.ts';

/** What is asked for under the lock of a contact before a code is sent to it. */
export interface LimitsQuestion {
  readonly contact: string;
  readonly service: string;
  readonly channel: string;
  /** The wrong codes of the session; null if there is none. */
  readonly guesses: Guard | null;
  /** The codes that are reserved for the owner of the contact. */
  readonly reserve: Guard;
  /** The codes that the client has had sent to the contact. */
  readonly client: Guard;
  /** The participant that the code is for. */
  readonly destination: string | null;
  /** The codes that were sent since then are counted. */
  readonly since: Date;
}

/** Each instant in milliseconds; null where there is none. */
export interface Limits {
  readonly isBlacklisted: boolean;
  readonly guessesLockedMs: number | null;
  /** When the last code was sent to the contact for the service by the channel. */
  readonly lastSentMs: number | null;
  readonly reserveLockedMs: number | null;
  readonly clientLockedMs: number | null;
  /** Codes for any service that the channel has sent to the contact. */
  readonly sent: number;
  /** The participant, if they may still act in a running contract. */
  readonly turn: Parameters<typeof identifyingContactOf>[0] | null;
}

/** Reads all limits by one statement. */
export async function readLimits(
  tx: Tx,
  { secrets }: Pick<Services, 'secrets'>,
  asked: LimitsQuestion,
): Promise<Limits> {
  const { contact, service, channel, guesses, reserve, client, destination, since } = asked;
  const participantId = destination === null ? null : fromWsid('participant', destination);
  const [found] = await limits(tx, [
    blacklistHash(secrets.pepper, contact),
    contact,
    service,
    channel,
    since.toISOString(),
    guesses?.kind ?? null,
    guesses?.subject ?? null,
    reserve.kind,
    reserve.subject,
    client.kind,
    client.subject,
    participantId,
  ]);
  if (found === undefined) throw new Error('the limits are one row');
  return found;
}

const inMs = (instant: string): string => `(extract(epoch from ${instant}) * 1000)::float8`;
const lockOf = (kind: string, subject: string): string =>
  `(select ${inMs('locked_until')} from guess_counter where kind = ${kind} and subject = ${subject})`;

const limits = preparedText<Limits>(`
  select exists (select from blacklist where contact_hash = $1) as "isBlacklisted",
    (select ${inMs('max(created_at)')} from code where contact = $2 and service = $3 and channel = $4) as "lastSentMs",
    (select count(*)::int from code where contact = $2 and channel = $4 and created_at > $5::timestamptz) as sent,
    ${lockOf('$6', '$7')} as "guessesLockedMs", ${lockOf('$8', '$9')} as "reserveLockedMs",
    ${lockOf('$10', '$11')} as "clientLockedMs",
    (select json_build_object('phone', p.phone, 'email', p.email, 'identifyingContact', p.identifying_contact)
      from participant p join envelope e on e.id = p.envelope_id
      where p.id = $12::uuid and e.status = 'ING_PROCESS' and p.status in ('ING_WAIT', 'ING_PROCESS')) as turn`);
