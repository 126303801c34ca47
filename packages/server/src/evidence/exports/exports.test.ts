import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toPem } from '@countersign/asn1';
import { type Api, type Route, api } from '@countersign/contract';
import { EXPORT_CONTRACTS_MAX, fromWsid, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq, sql } from 'drizzle-orm';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import {
  type Company,
  company,
  draftOf,
  employ,
  sent,
  signPlainly,
  verify,
} from '../../enterprise/members/testing/company.ts';
import { type Job, dataExportBlob, member } from '../../platform/index.ts';
import { runVerify } from '../verification/command/command.ts';
import { makeExport } from './make-export.ts';
import { findExport, insertExport, partsAfter } from './store.ts';

let world: World;
let [owner, clerk, li] = [] as unknown as [Person, Person, Person];
let firm: Company;
let clerkWsid: string;
const directory = mkdtempSync(path.join(tmpdir(), 'countersign-exports-'));
beforeAll(async () => {
  world = await createWorld();
  [owner, clerk, li] = await world.people('wang', 'alice', 'li');
  writeFileSync(at('root.pem'), toPem('CERTIFICATE', (await world.services.signer.certificates()).root));
  firm = await company(owner, '导出测试有限公司');
  await verify(world, firm);
  clerkWsid = await employ(world, firm, clerk);
  await changeTo(clerk, clerkWsid);
  for (const title of ['第一份', '第二份']) {
    const done = await sent(clerk, [{ name: '李雷', contact: li.contact }], title);
    await signPlainly(li, { ...done.params, participantWsid: done.of('李雷').participantWsid });
  }
  await sent(clerk, [{ name: '李雷', contact: li.contact }], '在途合同');
  await draftOf(li, [{ name: '王', contact: owner.contact }], '李的草稿');
  await world.app.jobs.drain();
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

const at = (name: string): string => path.join(directory, name);
const enterprise = () => ({ enterpriseWsid: firm.enterpriseWsid });

async function download(
  by: Person,
  route: Route<Api['getOwnExport']> | Route<Api['getEnterpriseExport']>,
  params: object,
) {
  const reply = await by.bytes(route as Route<Api['getOwnExport']>, {
    params: params as { userWsid: string; exportWsid: string },
  });
  return { status: reply.status, bytes: new Uint8Array(await reply.arrayBuffer()) };
}

/** The verdict of `npm run verify`, and what it printed. */
function judged(bytes: Uint8Array): { readonly status: number; readonly said: string } {
  writeFileSync(at('export.zip'), bytes);
  let said = '';
  const status = runVerify([at('export.zip'), '--trust', at('root.pem')], {
    ownRoot: at('none.pem'),
    now: () => world.clock.now(),
    out: (text) => void (said += text),
    err: (text) => void (said += text),
  });
  return { status, said };
}

const json = (files: Record<string, Uint8Array>, name: string): unknown =>
  JSON.parse(Buffer.from(files[name] ?? []).toString('utf8'));

describe('An export of a period', () => {
  const ofZhao = (zhao: Person) => ({ params: { userWsid: zhao.userWsid } });
  const made = async (zhao: Person, body: object): Promise<{ total: number; paths: string[]; manifest: unknown }> => {
    const { dataExport } = await zhao.call(api.createOwnExport, { ...ofZhao(zhao), body });
    await world.app.jobs.drain();
    const { exportWsid, total } = dataExport;
    const { bytes } = await download(zhao, api.getOwnExport, { ...ofZhao(zhao).params, exportWsid });
    expect(judged(bytes).status).toBe(0);
    const files = unzipSync(bytes);
    const paths = Object.keys(files).filter((name) => name.endsWith('contract.json'));
    return { total, paths: paths.map((name) => name.split('/')[1] ?? ''), manifest: json(files, 'manifest.json') };
  };

  it('has the contracts that were created from its first instant on and before its end, and says which', async () => {
    const [zhao] = await world.people('zhao');
    await draftOf(zhao, [{ name: '李雷', contact: li.contact }], '旧合同');
    world.clock.advance({ minutes: 1 });
    const between = world.clock.now().toISOString();
    await draftOf(zhao, [{ name: '李雷', contact: li.contact }], '新合同');
    expect(await made(zhao, { untilDatetime: between })).toMatchObject({
      total: 1,
      paths: ['000001-旧合同'],
      manifest: { from: null, until: between, contracts: 1 },
    });
    expect(await made(zhao, { fromDatetime: between })).toMatchObject({
      total: 1,
      paths: ['000001-新合同'],
      manifest: { from: between, until: null, contracts: 1 },
    });
  });

  it('is refused with its number of contracts where they are too many for one archive', async () => {
    const [han] = await world.people('han');
    const personId = fromWsid('user', han.userWsid);
    // Rows of a list without their contracts, which would take minutes to make.
    await world.services.db.withTx(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`insert into envelope_viewer
        (account_id, person_id, envelope_id, shown_status, is_sender, status_at, expire_at, created_at)
        select ${personId}::uuid, ${personId}::uuid, gen_random_uuid(), 'ED_SUCCESS', true, now(), now(),
          '2020-01-01Z'::timestamptz + n * interval '1 second' from generate_series(0, ${EXPORT_CONTRACTS_MAX}::int) n`);
    });
    const params = { userWsid: han.userWsid };
    expect(await han.refused(api.createOwnExport, { params })).toMatchObject({
      status: 422,
      error: 'ERROR_EXPORT_TOO_LARGE',
      data: { count: EXPORT_CONTRACTS_MAX + 1, limit: EXPORT_CONTRACTS_MAX },
    });
    const body = { fromDatetime: '2020-01-01T00:00:00.000Z', untilDatetime: '2020-01-01T00:01:00.000Z' };
    const { dataExport } = await han.call(api.createOwnExport, { params, body });
    expect(dataExport.total).toBe(60);
    await han.call(api.deleteOwnExport, { params: { ...params, exportWsid: dataExport.exportWsid } });
    await world.services.db.withTx((tx) => tx.execute(sql`delete from envelope_viewer where person_id = ${personId}`));
  });
});

describe('An export of an enterprise', () => {
  let files: Record<string, Uint8Array>;
  let exportWsid: string;

  it('contains every contract, member, role and seal, and the verifier judges all of it', async () => {
    expect((await clerk.refused(api.createEnterpriseExport, { params: enterprise() })).status).toBe(403);
    const { dataExport } = await owner.call(api.createEnterpriseExport, { params: enterprise() });
    ({ exportWsid } = dataExport);
    expect(dataExport).toMatchObject({ status: 'RUNNING', total: 3, done: 0 });
    await world.app.jobs.drain();
    const { exports } = await owner.call(api.listEnterpriseExports, { params: enterprise() });
    expect(exports).toMatchObject([{ status: 'READY', total: 3, done: 3 }]);
    const { messages } = await owner.call(api.listMessages, { params: { userWsid: firm.ownMemberWsid }, query: {} });
    expect(messages.map(({ actionType }) => actionType)).toContain('DATA_EXPORT');

    const { status, bytes } = await download(owner, api.getEnterpriseExport, { ...enterprise(), exportWsid });
    expect(status).toBe(200);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(
      createHash('sha256')
        .update((await download(owner, api.getEnterpriseExport, { ...enterprise(), exportWsid })).bytes)
        .digest('hex'),
    );
    const verdict = judged(bytes);
    expect(verdict).toEqual({ status: 0, said: expect.stringContaining('2 of 2 finished contracts valid') });
    files = unzipSync(bytes);
    const names = Object.keys(files);
    expect(names.slice(0, 3)).toEqual(['README.txt', 'manifest.json', 'manifest.p7s']);
    expect(names.filter((name) => name.startsWith('contracts/'))).toEqual([
      'contracts/000001-第一份.zip',
      'contracts/000002-第二份.zip',
      'contracts/000003-在途合同/contract.json',
      'contracts/000003-在途合同/01-contract.pdf',
    ]);
    expect(json(files, 'contracts/000003-在途合同/contract.json')).toMatchObject({
      title: '在途合同',
      status: 'ING_PROCESS',
    });
    expect(json(files, 'enterprise/members.json')).toHaveLength(2);
    expect(json(files, 'enterprise/roles.json')).toContainEqual(
      expect.objectContaining({ alias: 'SUPER_ADMINISTRATOR' }),
    );
    expect(execFileSync('unzip', ['-tq', at('export.zip')], { encoding: 'utf8' })).toContain('No errors');
  });

  it('is refused by the verifier where a file was changed, dropped or added, or a contract is not valid', () => {
    const changed = (change: (copy: Record<string, Uint8Array>) => void) => {
      const copy = { ...files };
      change(copy);
      return judged(zipSync(copy, { level: 0 }));
    };
    const [members, roles] = ['enterprise/members.json', 'enterprise/roles.json'];
    const { status, said } = changed((copy) => {
      copy[members] = Buffer.from('[]\n');
      delete copy[roles];
      copy['extra.txt'] = Buffer.from('x');
      delete copy['manifest.p7s'];
    });
    expect(status).toBe(1);
    for (const fault of [
      `${members} was changed`,
      `${roles} is missing`,
      'extra.txt does not belong to the export',
      'the signature of the manifest is missing',
    ])
      expect(said).toContain(fault);
    const first = 'contracts/000001-第一份.zip';
    const broken = { ...unzipSync(files[first] ?? new Uint8Array()), 'evidence.json': Buffer.from('{}') };
    const manifest = Buffer.from(files['manifest.json'] ?? []).toString('utf8');
    const other = changed((copy) => {
      copy[first] = zipSync(broken, { level: 0 });
      copy['manifest.json'] = Buffer.from(manifest.replace('"contracts":3', '"contracts":2'));
    });
    expect(other.said).toContain('1 of 2 finished contracts valid');
    expect(other.said).toContain('the signature of the manifest: HASH_FAILURE');
  });

  /** An export without a job of its own, which `attempt` makes until it has looked at its signal so many times. */
  async function begun() {
    const id = world.services.ids.next();
    const ids = { enterpriseId: idOf('enterprise', firm.enterpriseWsid), personId: idOf('user', owner.userWsid) };
    const row = { id, ...ids, memberId: idOf('enterpriseUser', firm.ownMemberWsid), createdAt: world.clock.now() };
    await world.services.db.withTx((tx) => insertExport(tx, { ...row, status: 'RUNNING', total: 3 }));
    const attempt = async (looks = Number.MAX_SAFE_INTEGER): Promise<void> => {
      let left = looks;
      const abort = { throwIfAborted: () => (left-- > 0 ? undefined : expect.unreachable('stopped')) };
      const job = { payload: { exportId: id }, abort, finishIn: async () => {} };
      await makeExport(world.services, job as unknown as Job);
    };
    const found = () => world.services.db.withTx((tx) => findExport(tx, id));
    return { id, attempt, found };
  }
  const idOf = (kind: 'enterprise' | 'user' | 'enterpriseUser', wsid: string): string => fromWsid(kind, wsid) ?? '';

  it('goes on where its job was ended', async () => {
    const { id, attempt, found } = await begun();
    expect((await owner.refused(api.createEnterpriseExport, { params: enterprise() })).error).toBe(
      'ERROR_EXPORT_RUNNING',
    );
    // Data, one contract, and the second is not begun.
    await expect(attempt(3)).rejects.toThrow('stopped');
    expect(await found()).toMatchObject({ status: 'RUNNING', done: 1, readyAt: null });
    await attempt();
    expect(await found()).toMatchObject({ status: 'READY', done: 3 });
    const { bytes } = await download(owner, api.getEnterpriseExport, {
      ...enterprise(),
      exportWsid: toWsid('dataExport', id),
    });
    expect(Object.keys(unzipSync(bytes))).toEqual(Object.keys(files));
  });

  it('ends where its maker has lost the right to it', async () => {
    const { id, attempt, found } = await begun();
    await expect(attempt(3)).rejects.toThrow('stopped');
    const memberId = idOf('enterpriseUser', firm.ownMemberWsid);
    const set = (isOwner: boolean) =>
      world.services.db.withTx((tx) => tx.update(member).set({ isOwner }).where(eq(member.id, memberId)));
    await set(false);
    await attempt();
    expect(await found()).toMatchObject({ status: 'STOPPED' });
    expect(await world.services.db.withTx((tx) => partsAfter(tx, id, -2))).toEqual([]);
    await set(true);
  });

  it('cannot be downloaded after its time, and its files are then released', async () => {
    world.clock.advance({ days: 9 });
    await owner.login();
    await changeTo(owner, firm.ownMemberWsid);
    const late = await download(owner, api.getEnterpriseExport, { ...enterprise(), exportWsid });
    expect(late.status).toBe(409);
    await world.app.jobs.drain();
    const { exports } = await owner.call(api.listEnterpriseExports, { params: enterprise() });
    expect(exports.map(({ status }) => status)).toEqual(['STOPPED', 'EXPIRED', 'EXPIRED']);
    expect(await world.services.db.withTx((tx) => tx.$count(dataExportBlob))).toBe(0);
  });
});

describe('An export of a person', () => {
  it('contains their own data and the contracts that they may see, and nothing secret', async () => {
    await li.login();
    const params = { userWsid: li.userWsid };
    const { dataExport } = await li.call(api.createOwnExport, { params });
    await world.app.jobs.drain();
    const at = { ...params, exportWsid: dataExport.exportWsid };
    const { bytes } = await download(li, api.getOwnExport, at);
    expect(judged(bytes).status).toBe(0);
    const files = unzipSync(bytes);
    expect(json(files, 'account/profile.json')).toMatchObject([{ phone: li.contact, userWsid: li.userWsid }]);
    expect(json(files, 'account/certificates.json')).toHaveLength(2);
    expect(json(files, 'account/acts.json')).toContainEqual(expect.objectContaining({ kind: 'dataExport.requested' }));
    const names = Object.keys(files).filter((name) => name.startsWith('contracts/'));
    expect(names.filter((name) => name.endsWith('.zip'))).toHaveLength(2);
    expect(names.filter((name) => name.endsWith('contract.json'))).toHaveLength(2);
    const all = Buffer.concat(
      Object.entries(files).flatMap(([name, one]) => (name.endsWith('.json') ? [one] : [])),
    ).toString();
    expect(all).not.toMatch(/hash|argon2|sealed/i);
    expect((await download(clerk, api.getOwnExport, at)).status).not.toBe(200);
    expect((await download(owner, api.getOwnExport, { ...at, userWsid: owner.userWsid })).status).toBe(404);
    await li.call(api.deleteOwnExport, { params: at });
    expect((await li.call(api.listOwnExports, { params })).exports).toEqual([]);
  });
});
