import { buffer } from 'node:stream/consumers';
import { type PersonSeal, type PersonWrite, api, pathOf } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import type { Services } from '../../platform/config/services.ts';
import type { BinaryReply } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import { isDrawnFor } from '../scan/store.ts';
import { bytesOfDataUri, keepPicture } from '../../platform/images/keep-picture.ts';
import { strokesOfField } from '../../platform/images/read-ink.ts';
import {
  type PictureKind,
  type PictureRow,
  deletePicture,
  findPicture,
  listPictures,
} from '../../platform/images/picture-store.ts';

type SealCalls =
  | 'listPersonSeals'
  | 'createPersonSeal'
  | 'deletePersonSeal'
  | 'getPersonSealPicture'
  | 'listPersonWrites'
  | 'createPersonWrite'
  | 'deletePersonWrite'
  | 'getPersonWritePicture';

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

export function sealHandlers(services: Services): Handlers<SealCalls> {
  const list = (kind: PictureKind, personId: string) => services.db.withTx((tx) => listPictures(tx, kind, personId));
  const remove = (kind: PictureKind, id: string | null, personId: string) =>
    services.db.withTx(async (tx) => {
      const row = await findPicture(tx, { kind, id, personId });
      if (row === null) return refuseWith(missing(kind));
      await deletePicture(tx, row.id);
      return {};
    });
  const show = async (kind: PictureKind, id: string | null, personId: string): Promise<BinaryReply> => {
    const row = await services.db.withTx((tx) => findPicture(tx, { kind, id, personId }));
    if (row === null) return refuseWith(missing(kind));
    // The picture of an id never changes; only the owner's own browser may cache it.
    return {
      body: await services.blobs.get(row.digest),
      headers: { 'cache-control': 'private, max-age=86400', etag: `"${row.digest}"` },
    };
  };
  return {
    listPersonSeals: async ({ caller }) => ({
      personSeals: (await list('PERSON_SEAL', caller.personId)).map(presentSeal),
    }),
    async createPersonSeal({ caller: { personId }, body, file, context }) {
      if (file === null) return refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });
      const bytes = await buffer(file.stream);
      if (file.truncated()) refuseWith('ERROR_PICTURE');
      const strokes = strokesOfField(body.strokes);
      const given = { kind: 'PERSON_SEAL', personId, name: body.name, origin: body.from, bytes, strokes } as const;
      return { personSeal: presentSeal(await keepPicture(services, given, context.now)) };
    },
    deletePersonSeal: ({ caller, params }) =>
      remove('PERSON_SEAL', fromWsid('personSeal', params.personSealWsid), caller.personId),
    getPersonSealPicture: ({ caller, params }) =>
      show('PERSON_SEAL', fromWsid('personSeal', params.personSealWsid), caller.personId),
    listPersonWrites: async ({ caller }) => ({
      personWrites: (await list('WRITE', caller.personId)).map(presentWrite),
    }),
    async createPersonWrite({ caller: { personId }, body, context }) {
      const given = {
        kind: 'WRITE',
        personId,
        name: '',
        origin: 'WRITE',
        bytes: bytesOfDataUri(body.writeData),
        strokes: body.strokes,
      } as const;
      return { personWrite: presentWrite(await keepPicture(services, given, context.now)) };
    },
    deletePersonWrite: ({ caller, params }) => remove('WRITE', fromWsid('write', params.writeWsid), caller.personId),
    async getPersonWritePicture({ caller: { personId, sessionId, scopes }, params }) {
      const id = fromWsid('write', params.writeWsid);
      if (scopes !== null && !(await services.db.withTx((tx) => isDrawnFor(tx, sessionId, id))))
        return refuseWith('ERROR_WRITE_NOT_FOUND');
      return show('WRITE', id, personId);
    },
  };
}

const missing = (kind: PictureKind): 'ERROR_SEAL_NOT_FOUND' | 'ERROR_WRITE_NOT_FOUND' =>
  kind === 'WRITE' ? 'ERROR_WRITE_NOT_FOUND' : 'ERROR_SEAL_NOT_FOUND';
