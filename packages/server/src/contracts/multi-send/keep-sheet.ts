import {
  MULTI_SEND_ROWS_MAX,
  type MultiMode,
  type MultiSendPlan,
  type RecipientRow,
  multiSendColumns,
  recipientJudge,
  valueOfRow,
} from '@countersign/domain';
import {
  type EnvelopeRelation,
  type Services,
  deliverableContacts,
  enqueue,
  refuseWith,
} from '../../platform/index.ts';
import {
  type LoadedEnvelope,
  type ParticipantRow,
  findForms,
  loadEnvelopeFacts,
  updateParticipant,
} from '../envelopes/index.ts';
import { CLEAR_JOB } from './job-kinds.ts';
import { demandSlot, digestOfPlan, planOf } from './plan.ts';
import { BATCH, type SheetRow, findSheet, insertRows, insertSheet, placeSheet, rowsAfter } from './sheet-store.ts';

/** A sheet that is still being written is not purged before this age. */
export const CLEAR_AFTER_MS = 3_600_000;
const ROWS_PER_READ = 1000;

export interface GivenSheet {
  readonly mode: MultiMode;
  readonly name: string | null;
  readonly rows: readonly RecipientRow[];
  /** The sheet with these rows, validated again; if another one has replaced it meanwhile, that one stays. */
  readonly rejudged?: string;
}

export interface Slot {
  readonly relation: EnvelopeRelation;
  readonly participantId: string | null;
}

/** The list of a BULK_PERSON, and the rules its rows are validated against. */
export interface KnownSheet {
  readonly loaded: LoadedEnvelope;
  readonly slot: ParticipantRow;
  readonly plan: MultiSendPlan;
  readonly sheet: SheetRow | null;
}

export const readSlot = (
  services: Pick<Services, 'db' | 'config'>,
  { relation, participantId }: Slot,
): Promise<KnownSheet> =>
  services.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, relation.envelopeId, { lock: false });
    const slot = demandSlot(loaded, participantId);
    const plan = planOf(loaded, slot, await findForms(tx, loaded.row.id), deliverableContacts(services.config));
    return { loaded, slot, plan, sheet: await findSheet(tx, slot.id) };
  });

/**
 * Validates the rows and stores them in place of the existing ones, in batches; all of them become visible together, in
 * the last transaction.
 * @throws Refused ERROR_ENVELOPE_NOT_DRAFT, ERROR_SHEET_EMPTY, ERROR_SHEET_ROWS
 */
export async function keepSheet(services: Services, slot: Slot, given: GivenSheet, now: Date): Promise<KnownSheet> {
  if (given.rows.length === 0) refuseWith('ERROR_SHEET_EMPTY');
  if (given.rows.length > MULTI_SEND_ROWS_MAX) refuseWith('ERROR_SHEET_ROWS', { limit: MULTI_SEND_ROWS_MAX });
  const { loaded, plan } = await readSlot(services, slot);
  if (loaded.row.status !== 'DRAFT') refuseWith('ERROR_ENVELOPE_NOT_DRAFT');
  const id = services.ids.next();
  const judge = recipientJudge(plan, await missingGlyphs(services, plan, given.rows));
  const { mode, name, rows } = given;
  const about = { mode, name, judgedBy: digestOfPlan(plan), total: rows.length, valid: 0, createdAt: now };
  await services.db.withTx((tx) => insertSheet(tx, { id, ...about }));
  let valid = 0;
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows
      .slice(at, at + BATCH)
      .map(judge)
      .map(({ row, errors }) => ({
        sheetId: id,
        number: row.number,
        name: row.name,
        phone: row.phone,
        email: row.email,
        values: { ...row.values },
        errors: errors.length === 0 ? null : [...errors],
      }));
    valid += batch.filter(({ errors }) => errors === null).length;
    await services.db.withTx((tx) => insertRows(tx, batch));
  }
  await placeJudged(services, slot, { id, valid, given, plan, now });
  return readSlot(services, slot);
}

/** Under the draft's lock: a concurrent start sees either the old list or the new one. */
const placeJudged = (
  services: Services,
  { relation, participantId }: Slot,
  { id, valid, given, plan, now }: { id: string; valid: number; given: GivenSheet; plan: MultiSendPlan; now: Date },
): Promise<void> =>
  services.db.withTx(async (tx) => {
    const locked = await loadEnvelopeFacts(tx, relation.envelopeId, { lock: true });
    if (locked.row.status !== 'DRAFT') refuseWith('ERROR_ENVELOPE_NOT_DRAFT');
    const slot = demandSlot(locked, participantId);
    const { mode: multiMode, name: multiName, rejudged } = given;
    // A sheet that is not put in place belongs to no participant and is purged.
    if (rejudged === undefined || (await findSheet(tx, slot.id))?.id === rejudged) {
      await placeSheet(tx, { id, valid, participantId: slot.id });
      const multiArray = multiSendColumns(plan).map(({ key }) => key);
      await updateParticipant(tx, slot.id, { multiSend: true, multiMode, multiName, multiArray });
    }
    const runAt = new Date(now.getTime() + CLEAR_AFTER_MS);
    await enqueue(tx, { id: services.ids.next(), kind: CLEAR_JOB, key: CLEAR_JOB, payload: {}, runAt, now });
  });

/** The list validated against the current draft: changed fields or a changed title may have made rows valid or invalid. */
export async function freshSheet(services: Services, slot: Slot, now: Date): Promise<KnownSheet> {
  const known = await readSlot(services, slot);
  const { sheet, plan, loaded } = known;
  if (sheet === null || sheet.judgedBy === digestOfPlan(plan) || loaded.row.status !== 'DRAFT') return known;
  const rows: RecipientRow[] = [];
  for (;;) {
    const after = rows.at(-1)?.number ?? 0;
    const more = await services.db.withTx((tx) =>
      rowsAfter(tx, sheet.id, after, { valid: false, limit: ROWS_PER_READ }),
    );
    rows.push(...more);
    if (more.length < ROWS_PER_READ) break;
  }
  return keepSheet(services, slot, { mode: sheet.mode, name: sheet.name, rows, rejudged: sheet.id }, now);
}

const MARKED = /[\p{M}\p{Cf}]/u;
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The characters of a text; a letter with its marks counts as one, because it is drawn as one. */
const charactersOf = (text: string): Iterable<string> =>
  MARKED.test(text) ? [...GRAPHEMES.segment(text)].map(({ segment }) => segment) : text;

/** Characters of the values that the font of the documents cannot show. */
async function missingGlyphs(
  { workers }: Pick<Services, 'workers'>,
  plan: MultiSendPlan,
  rows: readonly RecipientRow[],
): Promise<ReadonlySet<string>> {
  const characters = new Set<string>();
  for (const { tagId } of plan.fields)
    for (const row of rows) for (const one of charactersOf(valueOfRow(row, tagId.trim()))) characters.add(one);
  if (characters.size === 0) return new Set();
  return new Set(await workers.sign.run('findMissingGlyphs', { texts: [...characters] }));
}
