import { execFileSync } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AuditRow, operatorApi } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDraft, startDraft } from '../../contracts/envelopes/core/testing/draft.ts';
import { company } from '../../enterprise/members/testing/company.ts';
import { audit } from '../../platform/index.ts';
import { operatorAt } from '../console/testing/staff.ts';
import type { ExportManifest } from './export-files.ts';
import { whereOf } from './filters.ts';
import { type AuditKey, type AuditStep, type AuditWalk, walkAudit } from './store.ts';

let world: World;
let wang: Person;
let clerk: Person;
let envelopeWsid: string;
let directory: string;
const TITLE = '=1+1 设备采购';

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'countersign-audit-'));
  world = await createWorld();
  const [first, li] = await world.people('wang', 'li');
  wang = first;
  clerk = await operatorAt(world, 'clerk');
  await company(wang, '审计测试有限公司');
  const draft = await makeDraft(wang, [{ person: li }], TITLE);
  envelopeWsid = draft.envelopeWsid;
  await startDraft(wang, draft);
  await world.app.jobs.drain();
}, 120_000);
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

const search = (filters: string, more = {}) =>
  clerk.call(operatorApi.searchAudit, { query: { filters, limit: 100, ...more } });
const kindsOf = (rows: readonly AuditRow[]): string[] => [...new Set(rows.map(({ kind }) => kind))].toSorted();

describe('A search of the audit log', () => {
  it('finds rows by the contact and by the name of their actor, and names both', async () => {
    const { audit: byContact } = await search(`actor=${wang.contact},kind=user.loggedIn`);
    expect(byContact.length).toBeGreaterThan(0);
    const masked = wang.contact.replace(/^(\d{3})\d{4}/, '$1****');
    for (const row of byContact)
      expect(row).toMatchObject({ personWsid: wang.userWsid, personContact: masked, operatorName: null });
    const { audit: byName } = await search('actor=operator:clerk');
    expect(byName[0]).toMatchObject({ actorName: 'operator:clerk', operatorName: 'clerk员', personName: null });
    expect((await search('actor=13999999999')).audit).toEqual([]);
  });

  it('finds rows of a contract by a part of its title or its id, and names it', async () => {
    const { audit: byTitle } = await search('contract=设备采');
    expect(kindsOf(byTitle)).toContain('envelope.started');
    for (const row of byTitle) expect(row).toMatchObject({ envelopeWsid, envelopeTitle: TITLE });
    expect((await search(`envelopeWsid=${envelopeWsid}`)).audit).toEqual(byTitle);
    expect((await search('contract=没有这样的合同')).audit).toEqual([]);
  });

  it('finds rows of an account: a person, or an enterprise with its contracts', async () => {
    const { audit: ofFirm } = await search('account=审计测试有限公司');
    expect(kindsOf(ofFirm)).toEqual(expect.arrayContaining(['envelope.started', 'enterprise.created']));
    const { audit: ofPerson } = await search(`account=${wang.userWsid}`);
    expect(ofPerson).toEqual((await search(`userWsid=${wang.userWsid}`)).audit);
    expect((await search('account=另一家公司')).audit).toEqual([]);
  });

  it('is paged by the key of the last row, so that rows written meanwhile shift none', async () => {
    const whole = await search('');
    const pages = [await search('', { limit: 2 })];
    await clerk.call(operatorApi.listUsers, { query: {} });
    await wang.logout();
    await wang.login();
    while (pages.length < 4) pages.push(await search('', { limit: 2, before: pages.at(-1)?.page.next ?? '' }));
    // Reading the whole is recorded as well.
    const [reading, ...rest] = pages.flatMap((page) => page.audit);
    expect(reading).toMatchObject({ kind: 'operator.read', detail: { call: 'searchAudit' } });
    expect(rest).toEqual(whole.audit.slice(0, 7));
    const refused = await clerk.refused(operatorApi.searchAudit, { query: { before: 'later' } });
    expect([refused.error, refused.data?.['field']]).toEqual(['ERROR_MALFORMED', 'before']);
  });

  it('reads no more rows than it needs where many match', async () => {
    const { looked, total } = await world.services.db.withTx(async (tx) => {
      await tx.execute(sql`create temporary sequence looked_at`);
      // Counts the rows for which the condition is decided.
      const wanted = { indexed: undefined, read: sql`nextval('looked_at') > 0` };
      const { rows } = await walkAudit(tx, wanted, { order: 'newest', after: null, limit: 2 });
      expect(rows).toHaveLength(2);
      const counted = await tx.execute<{ last_value: string }>(sql`select last_value from looked_at`);
      await tx.execute(sql`drop sequence looked_at`);
      return { looked: Number(counted.rows[0]?.last_value), total: await tx.$count(audit) };
    });
    expect(total).toBeGreaterThan(8);
    // One more than asked for tells that there are more.
    expect(looked).toBeLessThanOrEqual(4);
  });

  it('looks through a limited number of rows per statement, and goes on from there', async () => {
    const found: number[] = [];
    const wanted = whereOf('actor=clerk');
    let after: AuditKey | null = null;
    let steps = 0;
    do {
      const walk: AuditWalk = { order: 'newest', after, limit: 2, lookThrough: 3 };
      const { rows, next }: AuditStep = await world.services.db.withTx((tx) => walkAudit(tx, wanted, walk));
      found.push(...rows.map(({ row }) => row.number));
      after = next;
      steps += 1;
    } while (after !== null);
    const rows = await world.services.db.withTx((tx) => tx.$count(audit));
    expect(steps).toBeGreaterThanOrEqual(Math.ceil(rows / 3));
    expect(found).toEqual((await search('actor=clerk')).audit.map(({ number }) => number));
  });
});

interface Unpacked {
  readonly at: (name: string) => string;
  readonly manifest: ExportManifest;
  readonly rows: (AuditRow & { readonly text: string })[];
  readonly csv: string;
}

async function exported(filters: string, name: string): Promise<Unpacked> {
  const answer = await clerk.bytes(operatorApi.exportAudit, { query: { filters } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const out = path.join(directory, name);
  writeFileSync(`${out}.zip`, Buffer.from(await answer.arrayBuffer()));
  execFileSync('unzip', ['-qq', `${out}.zip`, '-d', out]);
  const at = (file: string): string => path.join(out, file);
  const { root } = await world.services.signer.certificates();
  writeFileSync(at('root.pem'), new X509Certificate(root).toString());
  const lines = readFileSync(at('audit.jsonl'), 'utf8').split('\n').slice(0, -1);
  return {
    at,
    manifest: JSON.parse(readFileSync(at('manifest.json'), 'utf8')) as ExportManifest,
    rows: lines.map((line) => JSON.parse(line) as Unpacked['rows'][number]),
    csv: readFileSync(at('audit.csv'), 'utf8'),
  };
}

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

function verifyManifest({ at }: Unpacked): string {
  const seconds = String(Math.floor(world.clock.now().getTime() / 1000));
  const trust = ['-CAfile', at('root.pem'), '-attime', seconds];
  const files = ['-in', at('manifest.p7s'), '-content', at('manifest.json'), '-out', '/dev/null'];
  execFileSync('openssl', ['cms', '-verify', '-binary', '-inform', 'DER', ...files, ...trust], { stdio: 'pipe' });
  const stamp = ['-data', at('checkpoint.txt'), '-in', at('checkpoint.tst'), '-token_in'];
  return execFileSync('openssl', ['ts', '-verify', ...stamp, ...trust, '-untrusted', at('issuing.pem')], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

describe('An export of the audit log', () => {
  it('holds every row that the filters find, with a manifest that openssl verifies', async () => {
    const all = await exported('', 'all');
    expect(verifyManifest(all)).toContain('Verification: OK');
    const { manifest, rows, at } = all;
    expect(manifest).toMatchObject({
      format: 'countersign-audit-export/1',
      exportedBy: { login: 'clerk', name: 'clerk员' },
      filters: {},
      rows: manifest.log.size,
      altered: 0,
    });
    expect(rows).toHaveLength(manifest.rows);
    expect(manifest.files.map((file) => file.path)).toEqual(
      expect.arrayContaining(['audit.csv', 'audit.jsonl', 'checkpoint.txt', 'checkpoint.tst', 'README.txt']),
    );
    for (const { path: name, bytes, sha256: digest } of manifest.files) {
      const content = readFileSync(at(name));
      expect([name, content.length, sha256(content)]).toEqual([name, bytes, digest]);
    }
    for (const { text, hash } of rows) expect(sha256(text)).toBe(hash);
    expect(manifest.last?.hash).toBe(rows.at(-1)?.hash);
    const root = Buffer.from(manifest.log.root, 'hex').toString('base64');
    expect(readFileSync(at('checkpoint.txt'), 'utf8')).toContain(`\n${manifest.log.size}\n${root}\n`);
    writeFileSync(at('manifest.json'), readFileSync(at('manifest.json'), 'utf8').replace('"rows":', '"rows": '));
    expect(() => verifyManifest(all)).toThrow('CMS Verification failure');
  });

  it('is itself recorded, at its beginning and with the digest of its manifest', async () => {
    const filters = `contract=设备采,kind=envelope.started`;
    const { manifest, rows, at } = await exported(filters, 'few');
    expect(rows).toMatchObject([{ kind: 'envelope.started', envelopeTitle: TITLE }]);
    expect([manifest.rows, manifest.filters]).toEqual([1, { contract: '设备采', kind: 'envelope.started' }]);
    const [begun] = (await search('kind=audit.exported')).audit;
    expect(begun).toMatchObject({ actorName: 'operator:clerk', detail: { filters } });
    const [ended] = (await search('kind=audit.exportSigned')).audit;
    expect(ended?.detail).toMatchObject({ rows: '1', manifest: sha256(readFileSync(at('manifest.json'))) });
  });

  it('has a CSV in which no cell is a formula (security 51)', async () => {
    const { csv } = await exported(`contract=设备采`, 'formula');
    expect(csv.startsWith('\ufeff"number",')).toBe(true);
    expect(csv).toContain(`,"'${TITLE}",`);
    expect(csv).not.toMatch(/"[=+\-@]/);
  });

  it('counts the rows that were changed after they had been recorded', async () => {
    await world.services.db.withTx((tx) =>
      tx.update(audit).set({ actorName: '别人' }).where(eq(audit.kind, 'envelope.started')),
    );
    const { manifest, rows } = await exported('kind=envelope.started', 'altered');
    expect([manifest.altered, manifest.rows]).toEqual([1, 1]);
    expect(sha256(rows[0]?.text ?? '')).not.toBe(rows[0]?.hash);
  });

  it('ends with the session of its operator', async () => {
    const leaver = await operatorAt(world, 'leaver');
    await leaver.call(operatorApi.deleteOperatorSession, {});
    const answer = await leaver.bytes(operatorApi.exportAudit, { query: {} });
    expect(answer.status).toBe(401);
  });
});
