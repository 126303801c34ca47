import type { Api, DataIn } from '@countersign/contract';
import { judgeDraft, judgeExpiry } from '@countersign/domain';
import {
  type Call,
  type Services,
  type Tx,
  demand,
  demandTimezone,
  refuseWith,
  withdraw,
} from '../../../platform/index.ts';
import type { EnvelopeRow, LoadedEnvelope } from '../core/facts.ts';
import { presentChanged } from '../core/get-envelope.ts';
import { TIMER_JOB } from '../core/job-kinds.ts';
import { readerOf, withRights } from '../core/reader.ts';
import { updateEnvelopeRow } from '../core/store.ts';
import { refreshViewers } from '../core/viewers.ts';
import { lockLabelled } from '../core/whole-envelope.ts';

type Update = Api['updateEnvelope'];

/**
 * Changes the given fields of a draft. A TIMED envelope accepts only `timerDatetime: null`, which makes it a draft
 * again.
 */
export async function updateEnvelope(services: Services, call: Call<Update>): Promise<DataIn<Update>> {
  const { envelopeId } = call.relation;
  return services.db.withTx(async (tx) => {
    const by = readerOf(call);
    const [loaded, reader] = await Promise.all([
      lockLabelled(tx, envelopeId, by.accounts[0] ?? by.personId),
      withRights(tx, by),
    ]);
    const isUntimed = loaded.row.status === 'TIMED' && isUntiming(call.body);
    if (!isUntimed) demand(judgeDraft(loaded.facts));
    const change = isUntimed
      ? await makeDraft(tx, loaded, call.context.now)
      : await changeDraft(tx, services, loaded, call);
    const row = { ...loaded.row, ...given(change) };
    return { envelope: await presentChanged(tx, { ...loaded, row }, reader) };
  });
}

type Change = Partial<EnvelopeRow>;

/** Without the fields that stay as they are. */
const given = (change: Change): Change =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

const isUntiming = (body: Call<Update>['body']): boolean =>
  body.timerDatetime === null && Object.keys(body).length === 1;

async function changeDraft(
  tx: Tx,
  services: Services,
  loaded: LoadedEnvelope,
  { body, context }: Call<Update>,
): Promise<Change> {
  const { limits } = services.config;
  const expireAt = body.expireDatetime === undefined ? loaded.row.expireAt : new Date(body.expireDatetime);
  if (body.expireDatetime !== undefined) demand(judgeExpiry(expireAt, limits, context.now));
  const timerAt = timerOf(body.timerDatetime, loaded.row);
  if (timerAt !== null && body.timerDatetime !== undefined) {
    // When it starts, the envelope must still have the shortest permitted lifetime.
    const latest = expireAt.getTime() - limits.expiryMinMs;
    if (timerAt <= context.now || timerAt.getTime() > latest) refuseWith('ERROR_TIMER');
  }
  const { title, subject, needForm, allowAppendForms, reminders, reading, metadata, timezone } = body;
  if (timezone !== undefined) demandTimezone(timezone);
  const change = {
    title,
    subject,
    needForm,
    allowAppendForms,
    reminders,
    reading,
    metadata,
    timezone,
    expireAt,
    timerAt,
  };
  await updateEnvelopeRow(tx, loaded.row.id, change);
  await refreshViewers(tx, loaded.row.id, { ...loaded.facts, expireAt }, loaded.row.statusAt);
  return change;
}

function timerOf(text: string | null | undefined, row: EnvelopeRow): Date | null {
  if (text === undefined) return row.timerAt;
  return text === null ? null : new Date(text);
}

/** From TIMED back to a draft; its timer is cancelled. */
export async function makeDraft(tx: Tx, loaded: LoadedEnvelope, now: Date): Promise<Change> {
  const change = { status: 'DRAFT', timerAt: null, statusAt: now } as const;
  await withdraw(tx, { kind: TIMER_JOB, key: loaded.row.id });
  await updateEnvelopeRow(tx, loaded.row.id, change);
  await refreshViewers(tx, loaded.row.id, { ...loaded.facts, status: 'DRAFT' }, now);
  return change;
}
