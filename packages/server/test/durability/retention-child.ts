/**
 * The work of retention policies, which the test kills at each of its steps. `make` signs contracts that two people keep, and drafts;
 * `work` prints the state, does what is due and, told a step, kills itself there: before the commit of that transaction or after it.
 */
import { writeSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { fromWsid, toWsid } from '@countersign/domain';
import { composePdf } from '@countersign/pdf';
import { asc, eq } from 'drizzle-orm';
import pino from 'pino';
import { applyPolicy } from '../../src/app/retention/apply-policy.ts';
import { putPolicy } from '../../src/app/retention/store.ts';
import { createApp } from '../../src/app.ts';
import { SYSTEM_WAITS, hashPassword } from '../../src/accounts/index.ts';
import { findDocuments, findForms } from '../../src/contracts/index.ts';
import { openServices } from '../../src/open-services.ts';
import {
  type Job,
  type Tx,
  audit,
  envelope,
  envelopeDocument,
  erasedDocument,
  form,
  participant,
  person,
  readConfig,
  retentionPolicy,
  revision,
} from '../../src/platform/index.ts';
import { sign } from '../../src/signing/ceremony/acts/sign.ts';
import { listCompleting } from '../../src/signing/ceremony/core/store.ts';
import { signCall, until } from '../../src/signing/ceremony/testing/direct-call.ts';
import { type Someone, startedEnvelope } from '../../src/signing/ceremony/testing/started-envelope.ts';

const [mode = '', dataDir = '', days = '0', step = '0', side = ''] = process.argv.slice(2);
const SECRET = 'ab'.repeat(32);
const LATER_MS = mode === 'work' ? Number(days) * 86_400_000 : 0;
const say = (line: string): void => void writeSync(1, `${line}\n`);
const die = (): void => void process.kill(process.pid, 'SIGKILL');

const clock = { now: () => new Date(Date.now() + LATER_MS) };
const bounds = { RETENTION_CONTRACT_DAYS: '10-1000', RETENTION_DRAFT_DAYS: '5-100' };
const services = await openServices({
  config: readConfig({ DATA_DIR: dataDir, PORT: '0', ...bounds }),
  log: pino({ level: 'error' }, pino.destination(2)),
  clock,
});
const { db, ids } = services;

/** Two people sign `count` contracts of the first one, who has as many drafts; the policies of both delete all of it soon. */
async function make(count: number): Promise<void> {
  const app = await createApp(services, { web: 'none' });
  const now = clock.now();
  const signPasswordHash = await hashPassword(SECRET, services.secrets.pepper, SYSTEM_WAITS);
  const people: Someone[] = [];
  for (const [name, contact] of [
    ['李雷', '13800000002'],
    ['韩梅梅', '13800000003'],
  ] as const) {
    const id = ids.next();
    const times = { registeredAt: now, modifiedAt: now };
    await db.withTx((tx) =>
      tx
        .insert(person)
        .values({ id, phone: contact, nickname: name, accountStatus: 'ACTIVE', signPasswordHash, ...times }),
    );
    people.push({ name, contact, userWsid: toWsid('user', id) });
  }
  const [one, two] = people as [Someone, Someone];
  for (let at = 0; at < count; at += 1) {
    await signed(one, two);
    await draft(one);
  }
  await until(async () => {
    await app.jobs.drain();
    return (await db.withTx((tx) => listCompleting(tx))).length === 0;
  });
  const rest = { messageDays: null, logDays: null, sessionDays: null, changedBy: 'x', since: now, changedAt: now };
  for (const { userWsid } of people)
    await db.withTx((tx) =>
      putPolicy(tx, {
        id: fromWsid('user', userWsid) ?? '',
        owner: 'PERSON',
        contractDays: 10,
        draftDays: 5,
        ...rest,
      }),
    );
  await app.close();
}

const pdf = (): Uint8Array =>
  composePdf({ pages: [{ width: 595.28, height: 841.89, drawings: [] }], title: ids.next() });
const box = (x: number) => [{ type: 'WRITE_SIGN', box: [x, 500, 160, 64] } as const];

async function signed(one: Someone, two: Someone): Promise<void> {
  const parties = [
    { person: one, sequence: 1, forms: box(80) },
    { person: two, sequence: 2, forms: box(300) },
  ];
  const started = await startedEnvelope({ services }, one, parties, [pdf()]);
  const canvas = createCanvas(60, 30);
  canvas.getContext('2d').fillRect(10, 10, 30, 5);
  for (const [at, { person: who }] of parties.entries()) {
    const participantWsid = started.participantWsids[at] ?? '';
    const { documents, forms } = await db.withTx(async (tx) => ({
      documents: await findDocuments(tx, started.envelopeId),
      forms: await findForms(tx, started.envelopeId),
    }));
    const own = forms.filter((found) => toWsid('participant', found.participantId) === participantWsid);
    const body = {
      documents: documents.map(({ fileId, headDigest }) => ({ fileWsid: toWsid('file', fileId), digest: headDigest })),
      forms: own.map(({ id }) => ({
        formWsid: toWsid('form', id),
        initialValue: { writeData: canvas.toDataURL('image/png') },
      })),
      signPassword: SECRET,
    };
    const params = { envelopeWsid: started.envelopeWsid, participantWsid };
    await sign(services, await signCall({ services }, who, { params, body }));
  }
}

async function draft(one: Someone): Promise<void> {
  const { envelopeId } = await startedEnvelope(
    { services },
    one,
    [{ person: one, sequence: 1, forms: box(80) }],
    [pdf()],
  );
  await db.withTx((tx) =>
    tx.update(envelope).set({ status: 'DRAFT', startedAt: null }).where(eq(envelope.id, envelopeId)),
  );
}

/** What is left of each envelope. */
async function state(tx: Tx): Promise<object[]> {
  const rows = await tx.select().from(audit).orderBy(asc(audit.at));
  const said = (kind: string, wsid: string): number =>
    rows.filter((row) => row.kind === kind && row.detail['envelope'] === wsid).length;
  const envelopes = await tx.select().from(envelope).orderBy(asc(envelope.id));
  const found = [];
  for (const { id, status, erasedAt, removedBy, title } of envelopes) {
    const wsid = toWsid('envelope', id);
    const revisions = await tx.select().from(revision).where(eq(revision.envelopeId, id));
    const named = await tx.select().from(participant).where(eq(participant.envelopeId, id));
    const isThere = await Promise.all(
      revisions.map(({ digest }) => services.blobs.get(digest).then(Boolean, () => false)),
    );
    found.push({
      wsid,
      status,
      isErased: erasedAt !== null,
      contents: [
        title.length,
        named.filter(({ name }) => name !== '').length,
        await tx.$count(envelopeDocument, eq(envelopeDocument.envelopeId, id)),
        await tx.$count(form, eq(form.envelopeId, id)),
        revisions.length,
      ],
      digests: await tx.$count(erasedDocument, eq(erasedDocument.envelopeId, id)),
      removedBy: removedBy.length,
      removed: said('retention.removed', wsid),
      erased: said('retention.erased', wsid),
      lost: isThere.filter((one) => !one).length,
    });
  }
  return found;
}

/** Does what is due for both accounts. */
async function work(): Promise<void> {
  const found = await db.withTx(async (tx) => ({
    envelopes: await state(tx),
    drafts: await tx.$count(audit, eq(audit.kind, 'retention.purged')),
    warned: await tx.$count(audit, eq(audit.kind, 'retention.warned')),
  }));
  say(`STATE ${JSON.stringify(found)}`);
  let changes = 0;
  const withTx: typeof db.withTx = async (fn, how) => {
    let isChange = false;
    const result = await db.withTx(async (tx) => {
      const before = await tx.$count(audit);
      const made = await fn(tx);
      isChange = (await tx.$count(audit)) !== before;
      if (isChange) changes += 1;
      if (isChange && changes === Number(step) && side === 'before') die();
      return made;
    }, how);
    if (isChange) say(`COMMITTED ${changes}`);
    if (isChange && changes === Number(step) && side === 'after') die();
    return result;
  };
  const accounts = await db.withTx((tx) =>
    tx.select({ id: retentionPolicy.id }).from(retentionPolicy).orderBy(asc(retentionPolicy.id)),
  );
  for (const { id } of accounts) {
    const job = { payload: { accountId: id }, abort: new AbortController().signal, now: clock.now() } as unknown as Job;
    await applyPolicy({ ...services, db: { ...db, withTx } }, job);
  }
  say(`DONE ${changes}`);
}

await (mode === 'make' ? make(Number(days)) : work());
await services.close();
