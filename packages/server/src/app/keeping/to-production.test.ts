import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { createPerson, wirePassword } from '@countersign/testkit';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, createLog, openServices } from '../../index.ts';
import {
  type Config,
  authorityKey,
  certificate,
  envelope,
  file,
  officeSeal,
  person,
  readConfig,
  session,
  systemClock,
  systemIds,
} from '../../platform/index.ts';
import { type TestDatabase, openTestDatabase } from '../../platform/database/testing.ts';
import { openOptionsOf, openSignerInProcess } from '../../trust/index.ts';
import { makeDraft, startDraft } from '../../contracts/envelopes/core/testing/draft.ts';
import {
  type TemplateWorld,
  makeEnabled,
  openTemplateWorld,
} from '../../contracts/templates/testing/template-world.ts';
import { checkedSeal } from '../../signing/office-seals/testing/sealed.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { verify } from '../../enterprise/members/testing/company.ts';
import { takeOverEvaluation } from './to-production.ts';

const { TEST_DATABASE_URL } = process.env;
const root = mkdtempSync(path.join(tmpdir(), 'countersign-production-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe.runIf(Boolean(TEST_DATABASE_URL))('npm run to-production', () => {
  let open: TemplateWorld;
  let there: TestDatabase;
  let from: Config;
  let to: Config;
  let bstWsid = '';
  const kek = 'cd'.repeat(32);
  beforeAll(async () => {
    open = await openTemplateWorld();
    const { world, owner, clerk, rival, ours } = open;
    ({ bstWsid } = await makeEnabled(owner));
    await verify(world, ours);
    await checkedSeal(ours);
    const rule = { prefix: 'HT-', datePattern: 'yyyy', width: 4 } as const;
    await owner.call(api.createContractNumber, { params: { enterpriseWsid: ours.enterpriseWsid }, body: rule });
    await startDraft(owner, await makeDraft(owner, [{ person: clerk }]));
    await world.services.db.withTx((tx) =>
      tx
        .update(person)
        .set({ registFrom: 'DEMO', idttvStatus: 'PASSED', realName: '赵敏' })
        .where(eq(person.id, fromWsid('user', rival.userWsid) ?? '')),
    );
    from = world.services.config;
    there = await openTestDatabase(TEST_DATABASE_URL ?? '');
    to = readConfig({
      MODE: 'production',
      PUBLIC_URL: 'https://sign.acme.example',
      PKI_URL: 'http://sign.acme.example',
      DATABASE_URL: there.url ?? '',
      DATA_DIR: path.join(root, 'data'),
      KEK: kek,
      PEPPER: from.pepperHex ?? '',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'contracts@acme.example',
      SUPPORT_CONTACT: 'help@acme.example',
      SMS_PROVIDER: 'none',
      LOG_LEVEL: 'error',
      PORT: '0',
    });
  });
  afterAll(async () => {
    await open.world.close();
    await there.close();
  });

  const takeOver = async (target: Partial<Config> = {}, source: Partial<Config> = {}): Promise<string[]> => {
    const said: string[] = [];
    await takeOverEvaluation({ ...from, ...source }, { ...to, ...target }, { say: (line) => void said.push(line) });
    return said;
  };
  const rowsOf = async (
    table: typeof person | typeof session | typeof envelope | typeof certificate,
  ): Promise<number> => (await there.withTx((tx) => tx.select({ rows: count() }).from(table)))[0]?.rows ?? -1;
  const openSigner = (identity: { organisation: string; country: string } | null) =>
    openSignerInProcess(
      { db: there, clock: systemClock, ids: systemIds, log: createLog(to), kek: Buffer.from(kek, 'hex') },
      { ...openOptionsOf(to), identity },
    );

  it('needs an evaluation, production with an authority, and the same PEPPER', async () => {
    await expect(takeOver({}, { mode: 'production' })).rejects.toThrow('not an evaluation');
    await expect(takeOver({ mode: 'evaluation' })).rejects.toThrow('MODE is not production');
    await expect(takeOver({ pepperHex: 'ab'.repeat(32) })).rejects.toThrow('PEPPER is not that of the evaluation');
    await expect(takeOver()).rejects.toThrow('no certificate authority yet');
    expect(await rowsOf(person)).toBe(0);
  });

  it('takes people, companies, seals, templates and rules over, and leaves contracts, certificates and sessions', async () => {
    await (await openSigner({ organisation: 'Acme', country: 'CH' })).close();
    const certificates = await rowsOf(certificate);
    const said = await takeOver();
    expect(said).toContain('person                       3');
    expect(said.find((line) => line.startsWith('files'))).toMatch(/^files +(\d+), of which \1 were written$/);
    for (const table of [session, envelope]) expect(await rowsOf(table)).toBe(0);
    expect(await rowsOf(certificate)).toBe(certificates);
    const modes = await there.withTx((tx) => tx.selectDistinct({ mode: authorityKey.evaluation }).from(authorityKey));
    expect(modes).toEqual([{ mode: 'NO' }]);
    const people = await there.withTx((tx) => tx.select().from(person));
    expect(people.map((one) => [one.idttvStatus, one.realName])).toEqual(people.map(() => ['NO', null]));
    // Everyone knows the passwords of the demo.
    expect(people.filter((one) => one.passwordHash === null).map((one) => one.registFrom)).toEqual(['DEMO']);
    const seals = await there.withTx((tx) => tx.select().from(officeSeal));
    expect(seals.map((one) => [one.checkStatus, one.nameCheck, one.companyName])).toEqual([
      ['WAITING', 'WAITING', null],
    ]);
  });

  it('lets people log in with the same password, and use their templates, files and seals', async () => {
    const services = await openServices({
      config: to,
      log: createLog(to),
      openSigner: () => openSigner(null),
    });
    const app = await createApp(services, { web: 'none' });
    const base = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
    try {
      const { clerk, clerkWsid, owner, ours } = open;
      const again = createPerson(base, { name: clerk.name, contact: clerk.contact });
      const password = wirePassword('login', clerk.password);
      const { session: begun } = await again.call(api.createSession, {
        body: { accountNumber: clerk.contact, password },
      });
      expect(begun.userWsid).toBe(clerk.userWsid);
      again.userWsid = begun.userWsid;
      await changeTo(again, clerkWsid);
      const { digest } = (await there.withTx((tx) => tx.select({ digest: file.digest }).from(file)))[0] ?? {};
      expect((await services.blobs.get(digest ?? '')).subarray(0, 5).toString('latin1')).toBe('%PDF-');
      const boss = createPerson(base, { name: owner.name, contact: owner.contact });
      await boss.call(api.createSession, {
        body: { accountNumber: owner.contact, password: wirePassword('login', owner.password) },
      });
      boss.userWsid = owner.userWsid;
      await changeTo(boss, ours.ownMemberWsid);
      const { bst } = await boss.call(api.getBst, { params: { bstWsid } });
      expect(bst.name).toBe('采购模板');
      const rules = await boss.call(api.listContractNumbers, { params: { enterpriseWsid: ours.enterpriseWsid } });
      expect(rules.contractNumbers.map(({ prefix }) => prefix)).toEqual(['HT-']);
    } finally {
      await app.close();
      await services.close();
    }
  });

  it('refuses a production that has people, and changes nothing there', async () => {
    await expect(takeOver()).rejects.toThrow('in use already (person has rows)');
    expect(await rowsOf(person)).toBe(3);
    expect(readdirSync(path.join(root, 'data'))).toContain('blobs');
  });
});
