import type { Envelope } from '@countersign/contract';
import { ENVELOPE_LIMITS, type ReadingRule, type ReminderPlan } from '@countersign/domain';

/** The properties of the whole envelope (Spec §3 "Envelope"). */
export interface Details {
  readonly title: string;
  readonly subject: string;
  /** ISO-8601. */
  readonly expireDatetime: string;
  /** The time at which it is sent automatically; null = at once. */
  readonly timerDatetime: string | null;
  /** Every signer needs a field before the envelope is sent; otherwise signers without one place their own. */
  readonly needForm: boolean;
  readonly allowAppendForms: boolean;
  /** When those whose turn it is are reminded by themselves; null = never. */
  readonly reminders: ReminderPlan | null;
  /** What the signing page has to have shown before anyone acts; null = nothing. */
  readonly reading: ReadingRule | null;
  /** IANA name of the zone of dates printed in the documents. */
  readonly timezone: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export const detailsOf = (envelope: Envelope): Details => ({
  title: envelope.title,
  subject: envelope.subject,
  expireDatetime: envelope.expireDatetime,
  timerDatetime: envelope.timerDatetime,
  needForm: envelope.needForm,
  allowAppendForms: envelope.allowAppendForms,
  reminders: envelope.reminders,
  reading: envelope.reading,
  timezone: envelope.timezone,
  metadata: envelope.metadata ?? {},
});

export function isExpiryWrong({ expireDatetime }: Pick<Details, 'expireDatetime'>, now: Date): boolean {
  const ahead = Date.parse(expireDatetime) - now.getTime();
  return !(ahead >= ENVELOPE_LIMITS.expiryMinMs && ahead <= ENVELOPE_LIMITS.expiryMaxMs);
}
/** Whether the time of sending is in the future and leaves the shortest permitted time to sign. */
export function isTimerWrong(details: Pick<Details, 'timerDatetime' | 'expireDatetime'>, now: Date): boolean {
  if (details.timerDatetime === null) return false;
  const at = Date.parse(details.timerDatetime);
  return !(at > now.getTime() && at <= Date.parse(details.expireDatetime) - ENVELOPE_LIMITS.expiryMinMs);
}

type DetailsChange = { -readonly [K in keyof Details]?: Details[K] };
/**
 * The changes to send to the server. A time that the server would refuse is held back until it is corrected: the summary before
 * sending asks for it, and everything else is saved meanwhile.
 */
export function changedDetails(details: Details, saved: Details, now: Date): DetailsChange {
  const keys = Object.keys(details) as (keyof Details)[];
  const changed = keys.filter((key) => JSON.stringify(details[key]) !== JSON.stringify(saved[key]));
  const waits = new Set<keyof Details>([
    ...(isExpiryWrong(details, now) ? (['expireDatetime'] as const) : []),
    ...(isTimerWrong(details, now) ? (['timerDatetime'] as const) : []),
  ]);
  return Object.fromEntries(changed.filter((key) => !waits.has(key)).map((key) => [key, details[key]]));
}
