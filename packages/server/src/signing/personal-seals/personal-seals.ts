import { buffer } from 'node:stream/consumers';
import { type Api, type PersonSeal, type PersonWrite, api, pathOf } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import {
  type BinaryReply,
  type Handler,
  type PictureKind,
  type PictureRow,
  type Services,
  bytesOfDataUri,
  deletePicture,
  findPicture,
  keepPicture,
  listPictures,
  refuseWith,
  strokesOfField,
} from '../../platform/index.ts';
import { isDrawnFor } from '../scan/index.ts';

function presentSeal({ id, personId, name, origin, createdAt, width, height }: PictureRow): PersonSeal {
  const personSealWsid = toWsid('personSeal', id);
  const href = pathOf(api.getPersonSealPicture, { personSealWsid });
  return {
    personSealWsid,
    authorWsid: toWsid('user', personId),
    name,
    from: origin,
    createdDatetime: createdAt.toISOString(),
    width,
    height,
    link: { href },
  };
}

function presentWrite({ id, createdAt, width, height }: PictureRow): PersonWrite {
  const writeWsid = toWsid('write', id);
  const href = pathOf(api.getPersonWritePicture, { writeWsid });
  return { writeWsid, createdDatetime: createdAt.toISOString(), width, height, link: { href } };
}

const list = (services: Services, kind: PictureKind, personId: string) =>
  services.db.withTx((tx) => listPictures(tx, kind, personId));

const remove = (services: Services, kind: PictureKind, id: string | null, personId: string) =>
  services.db.withTx(async (tx) => {
    const row = await findPicture(tx, { kind, id, personId });
    if (row === null) return refuseWith(missing(kind));
    await deletePicture(tx, row.id);
    return {};
  });

const show = async (
  services: Services,
  kind: PictureKind,
  id: string | null,
  personId: string,
): Promise<BinaryReply> => {
  const row = await services.db.withTx((tx) => findPicture(tx, { kind, id, personId }));
  if (row === null) return refuseWith(missing(kind));
  // The picture of an id never changes; only the owner's own browser may cache it.
  return {
    body: await services.blobs.get(row.digest),
    headers: { 'cache-control': 'private, max-age=86400', etag: `"${row.digest}"` },
  };
};

export const listPersonSeals: Handler<Api['listPersonSeals']> = async (services, { caller }) => ({
  personSeals: (await list(services, 'PERSON_SEAL', caller.personId)).map(presentSeal),
});

export const createPersonSeal: Handler<Api['createPersonSeal']> = async (
  services,
  { caller: { personId }, body, file, context },
) => {
  if (file === null) return refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });
  const bytes = await buffer(file.stream);
  if (file.truncated()) refuseWith('ERROR_PICTURE');
  const strokes = strokesOfField(body.strokes);
  const given = { kind: 'PERSON_SEAL', personId, name: body.name, origin: body.from, bytes, strokes } as const;
  return { personSeal: presentSeal(await keepPicture(services, given, context.now)) };
};

export const deletePersonSeal: Handler<Api['deletePersonSeal']> = (services, { caller, params }) =>
  remove(services, 'PERSON_SEAL', fromWsid('personSeal', params.personSealWsid), caller.personId);

export const getPersonSealPicture: Handler<Api['getPersonSealPicture']> = (services, { caller, params }) =>
  show(services, 'PERSON_SEAL', fromWsid('personSeal', params.personSealWsid), caller.personId);

export const listPersonWrites: Handler<Api['listPersonWrites']> = async (services, { caller }) => ({
  personWrites: (await list(services, 'WRITE', caller.personId)).map(presentWrite),
});

export const createPersonWrite: Handler<Api['createPersonWrite']> = async (
  services,
  { caller: { personId }, body, context },
) => {
  const given = {
    kind: 'WRITE',
    personId,
    name: '',
    origin: 'WRITE',
    bytes: bytesOfDataUri(body.writeData),
    strokes: body.strokes,
  } as const;
  return { personWrite: presentWrite(await keepPicture(services, given, context.now)) };
};

export const deletePersonWrite: Handler<Api['deletePersonWrite']> = (services, { caller, params }) =>
  remove(services, 'WRITE', fromWsid('write', params.writeWsid), caller.personId);

export const getPersonWritePicture: Handler<Api['getPersonWritePicture']> = async (
  services,
  { caller: { personId, sessionId, scopes }, params },
) => {
  const id = fromWsid('write', params.writeWsid);
  if (scopes !== null && !(await services.db.withTx((tx) => isDrawnFor(tx, sessionId, id))))
    return refuseWith('ERROR_WRITE_NOT_FOUND');
  return show(services, 'WRITE', id, personId);
};

const missing = (kind: PictureKind): 'ERROR_SEAL_NOT_FOUND' | 'ERROR_WRITE_NOT_FOUND' =>
  kind === 'WRITE' ? 'ERROR_WRITE_NOT_FOUND' : 'ERROR_SEAL_NOT_FOUND';
