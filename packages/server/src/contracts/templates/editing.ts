import type { Api, DataIn, Template } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { type Call, type Services, type Tx, refuseWith } from '../../platform/index.ts';
import {
  DEFAULT_TIMEZONE,
  deleteDraftDocuments,
  deleteDraftParticipants,
  findDocuments,
  findForms,
  insertDraft,
  loadEnvelopeFacts,
  updateEnvelopeRow,
} from '../envelopes/index.ts';
import { configOfEditing, daysOf } from './capture.ts';
import { insertLayout, layOut } from './lay-out.ts';
import { readConfig } from './read-config.ts';
import type { By } from './record.ts';
import { type Actor, actorOf, demandBst, demandToUpdate } from './rights.ts';
import { saveConfig } from './save-config.ts';
import { type BstRow, type EditingRow, findEditing, saveEditing, updateBstRow } from './store.ts';

type Get = Api['getTemplate'];
type Save = Api['saveTemplate'];
type Open = Api['openBstEditing'];

const DAY_MS = 86_400_000;

const presentTemplate = (bst: BstRow, editing: EditingRow | null): Template => ({
  templateId: toWsid('bst', bst.id),
  templateName: bst.name,
  configContent: bst.config,
  configVersion: bst.configVersion,
  // A view of an earlier version is opened again.
  envelopeWsid: editing?.baseVersion === bst.configVersion ? toWsid('envelope', editing.envelopeId) : null,
});

/** The editing view (Spec §3 "Template"): the saved content, and the draft in which the caller edits it. */
export const getTemplate = (services: Services, { caller, query }: Call<Get>): Promise<DataIn<Get>> =>
  services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, caller);
    const bst = await demandBst(tx, actor, fromWsid('bst', query.templateId));
    return { template: presentTemplate(bst, await findEditing(tx, bst.id, actor.memberId)) };
  });

/**
 * The caller's own draft of the template: as they left it, or made again from the template if another member has saved
 * it since. The envelope routes change the draft; the template changes only when it is saved.
 */
export const openBstEditing = (services: Services, call: Call<Open>): Promise<DataIn<Open>> =>
  services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, call.caller);
    const bst = await demandToUpdate(tx, actor, fromWsid('bst', call.params.bstWsid));
    const known = await findEditing(tx, bst.id, actor.memberId);
    if (known?.baseVersion === bst.configVersion) {
      await refreshView(tx, known.envelopeId, call.context.now);
      return { template: presentTemplate(bst, known) };
    }
    const envelopeId = known === null ? await makeView(tx, services, call, bst) : await emptyView(tx, known.envelopeId);
    await fillView(tx, services, call, { bst, envelopeId });
    const editing = { bstId: bst.id, memberId: actor.memberId, envelopeId, baseVersion: bst.configVersion };
    await saveEditing(tx, editing);
    return { template: presentTemplate(bst, editing) };
  });

async function makeView(tx: Tx, services: Services, by: By, bst: BstRow): Promise<string> {
  const expireAt = by.context.now;
  const { row } = await insertDraft(tx, services, by, {
    expireAt,
    timezone: DEFAULT_TIMEZONE,
    bstId: bst.id,
    isBstEditing: true,
  });
  return row.id;
}

/** Its validity is counted in days from its opening: a view left open for long has as many days as before. */
async function refreshView(tx: Tx, envelopeId: string, now: Date): Promise<void> {
  const { row } = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
  const expireAt = new Date(now.getTime() + daysOf(row) * DAY_MS);
  await updateEnvelopeRow(tx, envelopeId, { createdAt: now, expireAt });
}

async function emptyView(tx: Tx, envelopeId: string): Promise<string> {
  const { participants } = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
  const documents = await findDocuments(tx, envelopeId);
  await deleteDraftDocuments(
    tx,
    envelopeId,
    documents.map(({ fileId }) => fileId),
  );
  const acting = participants.filter(({ actionType }) => actionType !== 'SENDER').map(({ id }) => id);
  if (acting.length > 0) await deleteDraftParticipants(tx, acting);
  return envelopeId;
}

async function fillView(
  tx: Tx,
  services: Services,
  { caller: { memberId }, context: { now } }: By,
  { bst: { config, name }, envelopeId }: { readonly bst: BstRow; readonly envelopeId: string },
): Promise<void> {
  await updateEnvelopeRow(tx, envelopeId, {
    title: config.title || name,
    subject: config.subject,
    needForm: config.needForm,
    allowAppendForms: config.allowAppendForms,
    reminders: config.reminders,
    reading: config.reading,
    metadata: config.metadata,
    timezone: config.timezone ?? DEFAULT_TIMEZONE,
    createdAt: now,
    statusAt: now,
    expireAt: new Date(now.getTime() + config.expireDays * DAY_MS),
  });
  const layout = await layOut(tx, services, config, {
    envelopeId,
    memberId,
    now,
    isEditing: true,
    mayHold: () => true,
  });
  await insertLayout(tx, services, layout, now);
}

/** Saves a name, a configContent, or the content of the caller's own draft of the template. */
export async function saveTemplate(services: Services, call: Call<Save>): Promise<DataIn<Save>> {
  const { body, caller, context } = call;
  if (body.configContent !== undefined && body.envelopeWsid !== undefined)
    refuseWith('ERROR_MALFORMED', { field: 'envelopeWsid', detail: 'comes beside configContent' });
  const given = body.configContent === undefined ? null : await readConfig(services, body.configContent);
  return services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, caller);
    const found = await demandToUpdate(tx, actor, fromWsid('bst', body.templateId));
    const bst = body.templateName === undefined ? found : { ...found, name: body.templateName };
    if (bst !== found) await updateBstRow(tx, bst.id, { name: bst.name, modifiedAt: context.now });
    const editing = await findEditing(tx, bst.id, actor.memberId);
    const drawn = body.envelopeWsid === undefined ? null : await drawnIn(tx, actor, editing, body.envelopeWsid);
    const config = given ?? drawn;
    if (config === null) return { template: presentTemplate(bst, editing) };
    const configVersion = body.configVersion ?? (drawn === null ? undefined : editing?.baseVersion);
    const saved = await saveConfig(tx, services, { caller, context, bst, config, configVersion });
    if (drawn === null || editing === null) return { template: presentTemplate(saved, editing) };
    const current = { ...editing, baseVersion: saved.configVersion };
    await saveEditing(tx, current);
    return { template: presentTemplate(saved, current) };
  });
}

/** A member cannot save the draft of another member. */
async function drawnIn(tx: Tx, { memberId }: Actor, editing: EditingRow | null, envelopeWsid: string) {
  const envelopeId = fromWsid('envelope', envelopeWsid);
  if (editing === null || editing.memberId !== memberId || editing.envelopeId !== envelopeId)
    return refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
  const documents = await findDocuments(tx, envelopeId);
  return configOfEditing(loaded, { documents, forms: await findForms(tx, envelopeId) });
}
