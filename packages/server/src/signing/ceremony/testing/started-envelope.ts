import { type FormType, fromWsid, toWsid } from '@countersign/domain';
import { prepareRevision } from '@countersign/pdf';
import type { Person } from '@countersign/testkit';
import { and, eq } from 'drizzle-orm';
import {
  type Services,
  type Tx,
  envelope,
  envelopeDocument,
  file,
  form,
  participant,
  revision,
} from '../../../platform/index.ts';
import { preparePlan } from '../../../contracts/envelopes/documents/prepare-plan.ts';
import { refreshViewers } from '../../../contracts/envelopes/core/viewers.ts';
import { findDocuments, findForms, loadEnvelopeFacts } from '../../../contracts/index.ts';

/** The world, as far as a test has it. */
export interface Place {
  readonly services: Services;
}
export type Someone = Pick<Person, 'name' | 'contact' | 'userWsid'>;

export interface FormSketch {
  readonly type: FormType;
  /** Left, bottom, width, height on the first page, in points. */
  readonly box: readonly [number, number, number, number];
  readonly document?: number;
  readonly format?: string;
  readonly required?: boolean;
}
export interface ParticipantSketch {
  readonly person: Someone;
  readonly sequence: number;
  readonly role?: 'SIGNER' | 'CHECKER';
  readonly forms?: readonly FormSketch[];
}

export interface Started {
  readonly envelopeId: string;
  readonly envelopeWsid: string;
  readonly fileWsids: readonly string[];
  /** In the order of the sketch. */
  readonly participantWsids: readonly string[];
}

/** Writes a sent and prepared envelope directly into the rows, for tests of later steps. The people have accounts. */
export async function startedEnvelope(
  world: Place,
  sender: Someone,
  sketches: readonly ParticipantSketch[],
  pdfs: readonly Uint8Array[],
): Promise<Started> {
  const { services } = world;
  const now = services.clock.now();
  const envelopeId = services.ids.next();
  const fileIds = pdfs.map(() => services.ids.next());
  const participantIds = sketches.map(() => services.ids.next());
  const blobs = await Promise.all(pdfs.map((pdf) => services.blobs.put(pdf)));
  const senderId = fromWsid('user', sender.userWsid) ?? '';
  await services.db.withTx(async (tx) => {
    const currentSequence = Math.min(...sketches.map(({ sequence }) => sequence));
    await insertEnvelope(tx, { envelopeId, senderId, currentSequence, now });
    for (const [at, fileId] of fileIds.entries()) {
      const digest = blobs[at]?.digest ?? '';
      const bytes = blobs[at]?.size ?? 0;
      const name = `contract-${at + 1}.pdf`;
      const pages = [{ width: 595.28, height: 841.89, rotate: 0 }];
      await tx.insert(file).values({
        id: fileId,
        ownerId: senderId,
        name,
        type: 'PDF',
        status: 'READY',
        sourceDigest: digest,
        sourceBytes: bytes,
        digest,
        bytes,
        pages,
        createdAt: now,
        readyAt: now,
      });
      await tx
        .insert(envelopeDocument)
        .values({ envelopeId, fileId, name, addedOrder: at, headNumber: 0, headDigest: digest, headBytes: bytes });
      await tx.insert(revision).values({
        id: services.ids.next(),
        envelopeId,
        fileId,
        number: 0,
        kind: 'UPLOAD',
        previousDigest: null,
        digest,
        bytes,
        createdAt: now,
      });
    }
    for (const [at, sketch] of sketches.entries()) {
      const { person, sequence, role = 'SIGNER' } = sketch;
      const id = participantIds[at] ?? '';
      const contact = person.contact.includes('@') ? { email: person.contact } : { phone: person.contact };
      await tx.insert(participant).values({
        id,
        envelopeId,
        personId: fromWsid('user', person.userWsid),
        name: person.name,
        ...contact,
        sequence,
        createdAt: now,
        actionType: role,
        type: 'PERSON',
        status: 'ING_WAIT',
        secureLevel: 'DISPOSABLE_CERT',
        authLevel: 'LOW',
      });
      for (const one of sketch.forms ?? []) {
        const [x, y, width, height] = one.box;
        await tx.insert(form).values({
          id: services.ids.next(),
          envelopeId,
          fileId: fileIds[one.document ?? 0] ?? '',
          participantId: id,
          formType: one.type,
          page: 1,
          ulx: x,
          uly: y + height,
          lrx: x + width,
          lry: y,
          required: one.required ?? true,
          revisable: true,
          format: one.format ?? null,
          fontSize: 14,
          multiLine: true,
          confirmStatus: 'UNCONFIRMED',
          value: null,
          createdAt: now,
        });
      }
    }
  });
  await prepare(world, envelopeId);
  return {
    envelopeId,
    envelopeWsid: toWsid('envelope', envelopeId),
    fileWsids: fileIds.map((id) => toWsid('file', id)),
    participantWsids: participantIds.map((id) => toWsid('participant', id)),
  };
}

interface NewEnvelope {
  readonly envelopeId: string;
  readonly senderId: string;
  readonly currentSequence: number;
  readonly now: Date;
}

async function insertEnvelope(tx: Tx, { envelopeId, senderId, currentSequence, now }: NewEnvelope): Promise<void> {
  const expireAt = new Date(now.getTime() + 7 * 86_400_000);
  await tx.insert(envelope).values({
    id: envelopeId,
    senderId,
    title: '服务合同 Service agreement',
    status: 'ING_PROCESS',
    expireAt,
    timezone: 'Asia/Shanghai',
    prepareState: 'DONE',
    currentSequence,
    createdAt: now,
    startedAt: now,
    statusAt: now,
  });
}

async function prepare({ services }: Place, envelopeId: string): Promise<void> {
  const now = services.clock.now();
  const situation = await services.db.withTx(async (tx) => ({
    documents: await findDocuments(tx, envelopeId),
    participants: (await loadEnvelopeFacts(tx, envelopeId, { lock: false })).participants,
    forms: await findForms(tx, envelopeId),
  }));
  for (const { fileId, headDigest } of situation.documents) {
    const base = await services.blobs.load(headDigest);
    const increment = prepareRevision(base.bytes, preparePlan(situation, fileId));
    const { digest, size: bytes } = await services.blobs.append(base, [increment]);
    await services.db.withTx(async (tx) => {
      await tx.insert(revision).values({
        id: services.ids.next(),
        envelopeId,
        fileId,
        number: 1,
        kind: 'PREPARE',
        previousDigest: headDigest,
        digest,
        bytes,
        createdAt: now,
      });
      const document = and(eq(envelopeDocument.envelopeId, envelopeId), eq(envelopeDocument.fileId, fileId));
      await tx.update(envelopeDocument).set({ headNumber: 1, headDigest: digest, headBytes: bytes }).where(document);
    });
  }
  await services.db.withTx(async (tx) => {
    const { facts } = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    await refreshViewers(tx, envelopeId, facts, now);
  });
}
