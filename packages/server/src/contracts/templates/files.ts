import { buffer } from 'node:stream/consumers';
import type { Api, DataIn } from '@countersign/contract';
import { AVATAR_SIDE_PX, cutFileName, fromWsid, toWsid } from '@countersign/domain';
import {
  type BinaryReply,
  type Call,
  type Services,
  attachment,
  readPicture,
  refuseWith,
} from '../../platform/index.ts';
import { presentBst } from './present.ts';
import { recordBst } from './record.ts';
import { actorOf, demandToUpdate, maySeeBst } from './rights.ts';
import { saveConfig } from './save-config.ts';
import { findBstOfAvatar, findBstsOfFile, updateBstRow } from './store.ts';

type Download = Api['downloadBstFile'];
type Avatar = Api['uploadBstAvatar'];
type Add = Api['addBstDocuments'];

/**
 * A document of a template as it was uploaded, or a template's picture. Its address alone gives no access: the session
 * must be of a member who may see a template that holds it (security 33).
 */
export async function downloadBstFile(services: Services, { caller, params }: Call<Download>): Promise<BinaryReply> {
  const fileId = fromWsid('file', params.fileWsid) ?? refuseWith('ERROR_NOT_FOUND');
  const found = await services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, caller);
    const avatar = await findBstOfAvatar(tx, actor.enterpriseId, fileId);
    if (avatar !== null && maySeeBst(actor, avatar)) return { digest: avatar.avatarDigest, name: null };
    const seen = (await findBstsOfFile(tx, actor.enterpriseId, fileId)).find((bst) => maySeeBst(actor, bst));
    return seen === undefined ? null : { digest: seen.digest, name: seen.name };
  });
  if (found === null || found.digest === null) return refuseWith('ERROR_NOT_FOUND');
  const { digest, name } = found;
  return {
    body: await services.blobs.get(digest),
    mediaType: name === null ? 'image/png' : 'application/pdf',
    headers: {
      etag: `"${digest}"`,
      'cache-control': 'private, no-cache',
      'content-security-policy': "sandbox; default-src 'none'",
      ...(name === null ? {} : { 'content-disposition': attachment(name) }),
    },
  };
}

/** Stores the pixels of a picture, redrawn (security 46). */
export async function uploadBstAvatar(services: Services, call: Call<Avatar>): Promise<DataIn<Avatar>> {
  const { caller, context, file, params } = call;
  const bstId = fromWsid('bst', params.bstWsid);
  await services.db.withTx(async (tx) => demandToUpdate(tx, await actorOf(tx, caller), bstId));
  if (file === null) return refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });
  const bytes = await buffer(file.stream);
  if (file.truncated()) refuseWith('ERROR_PICTURE');
  const pixels = await readPicture(services.workers, bytes, AVATAR_SIDE_PX);
  const { digest } = await services.blobs.put(await services.workers.sign.run('encodePng', pixels));
  return services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, caller);
    const bst = await demandToUpdate(tx, actor, bstId);
    const change = { avatarFileId: services.ids.next(), avatarDigest: digest, modifiedAt: context.now };
    await updateBstRow(tx, bst.id, change);
    await recordBst(tx, services, call, { kind: 'bst.pictured', bst });
    return { bst: await presentBst(tx, actor, { ...bst, ...change }) };
  });
}

/** Adds files of the caller only (security 32) after the documents of the template. */
export async function addBstDocuments(services: Services, call: Call<Add>): Promise<DataIn<Add>> {
  const { body, caller, context, params } = call;
  const documents = body.contents.map((content) => (typeof content === 'string' ? { fileWsid: content } : content));
  return services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, caller);
    const bst = await demandToUpdate(tx, actor, fromWsid('bst', params.bstWsid));
    const known = new Set(bst.config.documents.map(({ fileWsid }) => fileWsid));
    const added = documents.map(({ fileName, ...document }) => {
      const fileId = fromWsid('file', document.fileWsid);
      const fileWsid = fileId === null ? document.fileWsid : toWsid('file', fileId);
      if (known.has(fileWsid)) refuseWith('ERROR_DOCUMENT_DUPLICATE');
      known.add(fileWsid);
      return { ...document, fileWsid, ...(fileName === undefined ? {} : { fileName: cutFileName(fileName) }) };
    });
    const config = { ...bst.config, documents: [...bst.config.documents, ...added] };
    const { configVersion } = body;
    const saved = await saveConfig(tx, services, { caller, context, bst, config, configVersion });
    return { bst: await presentBst(tx, actor, saved) };
  });
}
