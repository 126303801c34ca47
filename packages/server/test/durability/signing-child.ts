/**
 * The whole server, which the test kills while people sign. It prints a line after each answer that a signer receives: a
 * printed line was acknowledged.
 */
import { writeSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { toWsid } from '@countersign/domain';
import { composePdf } from '@countersign/pdf';
import { asc } from 'drizzle-orm';
import pino from 'pino';
import { createApp } from '../../src/app.ts';
import { envelope, person, readConfig } from '../../src/platform/index.ts';
import { findDocuments, findForms, loadEnvelopeFacts } from '../../src/contracts/index.ts';
import { type OpenServices, openServices } from '../../src/open-services.ts';
import { sign } from '../../src/signing/ceremony/acts/sign.ts';
import { listCompleting } from '../../src/signing/ceremony/core/store.ts';
import { listRevisions } from '../../src/signing/index.ts';
import { signCall, until } from '../../src/signing/ceremony/testing/direct-call.ts';
import { type Someone, type Started, startedEnvelope } from '../../src/signing/ceremony/testing/started-envelope.ts';
import { SYSTEM_WAITS, hashPassword } from '../../src/accounts/index.ts';
import { verifyFile } from '../../src/evidence/verification/verify-file.ts';

const say = (line: string): void => void writeSync(1, `${line}\n`);
const [mode = '', dataDir = ''] = process.argv.slice(2);
const SECRET = 'ab'.repeat(32);
/** Every lease of a killed process has expired by then. */
const LATER_MS = mode === 'judge' ? 120_000 : 0;

const config = readConfig({ DATA_DIR: dataDir, PORT: '0' });
const clock = { now: () => new Date(Date.now() + LATER_MS) };
const services = await openServices({ config, log: pino({ level: 'error' }, pino.destination(2)), clock });
const app = await createApp(services, { web: 'none' });

async function newSigner(name: string, phone: string): Promise<Someone> {
  const now = clock.now();
  const signPasswordHash = await hashPassword(SECRET, services.secrets.pepper, SYSTEM_WAITS);
  const id = services.ids.next();
  await services.db.withTx((tx) =>
    tx
      .insert(person)
      .values({
        id,
        phone,
        nickname: name,
        accountStatus: 'ACTIVE',
        signPasswordHash,
        registeredAt: now,
        modifiedAt: now,
      })
      .onConflictDoNothing(),
  );
  const people = await services.db.withTx((tx) => tx.select({ id: person.id, phone: person.phone }).from(person));
  const found = people.find((one) => one.phone === phone)?.id ?? id;
  return { name, contact: phone, userWsid: toWsid('user', found) };
}

function drawn(): { writeData: string } {
  const canvas = createCanvas(60, 30);
  canvas.getContext('2d').fillRect(10, 10, 30, 5);
  return { writeData: canvas.toDataURL('image/png') };
}

async function signAs(who: Someone, started: Started, index: number): Promise<void> {
  const { documents, forms } = await services.db.withTx(async (tx) => ({
    documents: await findDocuments(tx, started.envelopeId),
    forms: await findForms(tx, started.envelopeId),
  }));
  const participantWsid = started.participantWsids[index] ?? '';
  const own = forms.filter((form) => toWsid('participant', form.participantId) === participantWsid);
  const call = await signCall({ services }, who, {
    params: { envelopeWsid: started.envelopeWsid, participantWsid },
    body: {
      documents: documents.map(({ fileId, headDigest }) => ({ fileWsid: toWsid('file', fileId), digest: headDigest })),
      forms: own.map(({ id }) => ({ formWsid: toWsid('form', id), initialValue: drawn() })),
      signPassword: SECRET,
    },
  });
  await sign(services, call);
  say(`SIGNED ${started.envelopeId} ${participantWsid}`);
}

/** Two signers sign one envelope after the other, for ever. */
async function work(): Promise<void> {
  const one = await newSigner('李雷', '13800000002');
  const two = await newSigner('韩梅梅', '13800000003');
  const pdf = composePdf({ pages: [{ width: 595.28, height: 841.89, drawings: [] }] });
  say('READY');
  for (;;) {
    const started = await startedEnvelope(
      { services },
      one,
      [
        { person: one, sequence: 1, forms: [{ type: 'WRITE_SIGN', box: [80, 500, 160, 64] }] },
        { person: two, sequence: 2, forms: [{ type: 'WRITE_SIGN', box: [300, 500, 160, 64] }] },
      ],
      [pdf],
    );
    await signAs(one, started, 0);
    await signAs(two, started, 1);
  }
}

/** Runs the jobs that are due, then prints the state of each envelope, as JSON. */
async function judge(): Promise<void> {
  await until(async () => {
    await app.jobs.drain();
    return (await services.db.withTx((tx) => listCompleting(tx))).length === 0;
  });
  const { root } = await services.signer.certificates();
  const ids = await services.db.withTx((tx) => tx.select({ id: envelope.id }).from(envelope).orderBy(asc(envelope.id)));
  const found = [];
  for (const { id } of ids) found.push(await stateOf(services, id, root));
  say(`FOUND ${JSON.stringify(found)}`);
  await app.close();
  await services.close();
}

async function stateOf({ db, blobs }: OpenServices, envelopeId: string, root: Uint8Array) {
  const { loaded, documents, revisions } = await db.withTx(async (tx) => ({
    loaded: await loadEnvelopeFacts(tx, envelopeId, { lock: false }),
    documents: await findDocuments(tx, envelopeId),
    revisions: await listRevisions(tx, envelopeId),
  }));
  const { signatures, timestamps, valid } = verifyFile(await blobs.get(documents[0]?.headDigest ?? ''), {
    fileName: null,
    roots: [root],
    now: clock.now(),
  });
  return {
    envelopeId,
    status: loaded.row.status,
    participants: loaded.participants.map(({ id, status }) => ({ wsid: toWsid('participant', id), status })),
    kinds: revisions.map(({ kind }) => kind),
    signatures: signatures.length,
    timestamps: timestamps.length,
    valid,
  };
}

await (mode === 'judge' ? judge() : work());
