import type { Api, ConfigContent, DataIn } from '@countersign/contract';
import { configContent } from '@countersign/contract/calls';
import { BSTS_MAX, fromWsid, judgeReuse } from '@countersign/domain';
import { type Call, type Services, type Tx, demand, refuseWith } from '../../platform/index.ts';
import { isHolder } from '../files/index.ts';
import { findDocuments, findForms, loadEnvelopeFacts } from '../envelopes/index.ts';
import { configOfEnvelope } from './capture.ts';
import { layOut } from './lay-out.ts';
import { presentBst } from './present.ts';
import { readConfig } from './read-config.ts';
import { recordBst } from './record.ts';
import { type Actor, actorOf } from './rights.ts';
import { fileIdsOf } from './save-config.ts';
import { type BstRow, countBsts, findGroup, insertBst, setBstFiles } from './store.ts';

type Create = Api['createBst'];

const EMPTY: ConfigContent = configContent.parse({});

/**
 * A new template, disabled until it is enabled: empty, with the given content, or with the layout of an envelope of the
 * caller.
 */
export async function createBst(services: Services, call: Call<Create>): Promise<DataIn<Create>> {
  const { body, caller, context } = call;
  if (body.envelopeWsid !== undefined && body.configContent !== undefined)
    refuseWith('ERROR_MALFORMED', { field: 'configContent', detail: 'comes beside envelopeWsid' });
  const given = body.configContent === undefined ? EMPTY : await readConfig(services, body.configContent);
  return services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, caller);
    if ((await countBsts(tx, actor.enterpriseId)) >= BSTS_MAX) refuseWith('ERROR_BST_LIMIT', { limit: BSTS_MAX });
    const source =
      body.envelopeWsid === undefined ? null : await configFrom(tx, services, call, actor, body.envelopeWsid);
    const { config, fileIds } = source ?? { config: given, fileIds: new Set<string>() };
    const row: BstRow = {
      id: services.ids.next(),
      enterpriseId: actor.enterpriseId,
      authorId: actor.memberId,
      groupId: await demandGroup(tx, actor, body.bstGroupWsid ?? null),
      name: body.name,
      description: body.description ?? '',
      status: 'DISABLED',
      avatarFileId: null,
      avatarDigest: null,
      configVersion: 1,
      config,
      createdAt: context.now,
      modifiedAt: context.now,
      recycledAt: null,
    };
    await layOut(tx, services, config, {
      envelopeId: row.id,
      memberId: caller.memberId,
      now: context.now,
      isEditing: false,
      mayHold: (file) => isHolder(file, caller) || fileIds.has(file.id),
    });
    await insertBst(tx, row);
    await setBstFiles(tx, row.id, fileIdsOf(config));
    await recordBst(tx, services, call, { kind: 'bst.created', bst: row });
    return { bst: await presentBst(tx, actor, row) };
  });
}

/** An envelope that the caller sent in this enterprise, or as a person; any other is treated like an unknown one. */
async function configFrom(tx: Tx, services: Services, call: Call<Create>, actor: Actor, envelopeWsid: string) {
  const { caller, context } = call;
  const envelopeId = fromWsid('envelope', envelopeWsid) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  const { senderId, senderMemberId } = loaded.row;
  const isTheirs = senderMemberId === null ? senderId === caller.personId : senderMemberId === actor.memberId;
  if (!isTheirs) refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  demand(judgeReuse(loaded.facts, loaded.row));
  const documents = await findDocuments(tx, envelopeId);
  const { now, language } = context;
  const of = { ids: services.ids, enterpriseId: actor.enterpriseId, language, now };
  const config = configOfEnvelope(loaded, { documents, forms: await findForms(tx, envelopeId) }, of);
  // The template may hold all files of the envelope, since an envelope made from a template may have files of others.
  return { config, fileIds: new Set(documents.map(({ fileId }) => fileId)) };
}

/**
 * The group in this enterprise; null for none.
 * @throws Refused ERROR_NOT_FOUND
 */
export async function demandGroup(tx: Tx, { enterpriseId }: Actor, groupWsid: string | null): Promise<string | null> {
  if (groupWsid === null) return null;
  const groupId = fromWsid('bstGroup', groupWsid);
  const group = groupId === null ? null : await findGroup(tx, enterpriseId, groupId);
  return group?.id ?? refuseWith('ERROR_NOT_FOUND');
}
