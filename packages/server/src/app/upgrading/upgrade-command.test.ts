import { describe, expect, it } from 'vitest';
import { type Migration, type TableSize, type UpgradeState, readConfig } from '../../platform/index.ts';
import { effectOf } from './effects.ts';
import { planOf } from './plan.ts';
import { runUpgrade } from './upgrade-command.ts';

const SIZES = new Map<string, TableSize>([
  ['envelope', { rows: 1_000_000, bytes: 500_000_000 }],
  ['job', { rows: null, bytes: 8192 }],
]);
const migration = (kind: Migration['kind'], oldest: string | null, ...statements: string[]): Migration => ({
  name: kind,
  kind,
  release: '0.3.0',
  oldest,
  hash: kind,
  statements,
});
const EXPAND = migration('expand', null, 'CREATE INDEX "a" ON "envelope" USING btree ("id");');
const CONTRACT = migration('contract', '0.2.0', 'ALTER TABLE "job" DROP COLUMN "note";');
let applied = 0;
const state = (change: Partial<UpgradeState> = {}): UpgradeState => ({
  version: '0.3.0',
  applied: [{ ...migration('initial', null), release: '0.1.0' }],
  pending: [EXPAND],
  oldest: null,
  servers: [],
  sizes: SIZES,
  apply: async () => void (applied += 1),
  close: async () => {},
  ...change,
});
const NOW = new Date('2026-12-01T12:00:00Z');
const backup = { name: '2026-12-01', madeAt: new Date('2026-12-01T02:00:00Z'), fits: true };
const around = { freeBytes: null, backup, withoutBackup: false, now: NOW };
const wrong = (plan: ReturnType<typeof planOf>): string[] =>
  plan.flatMap(({ ok, name, detail }) => (ok ? [] : [`${name}: ${detail}`]));
const server = (release: string) => ({ release, place: 'one:8080', startedAt: NOW, seenSecAgo: 3 });

describe('The plan of an upgrade', () => {
  it('names rows, who waits, disk, backup and the way back', () => {
    expect(
      planOf(state({ servers: [server('0.1.0')] }), around).map(({ name, detail }) => `${name}: ${detail}`),
    ).toEqual([
      'release: this is 0.3.0; the database is of 0.1.0; 1 migrations',
      'expand: expand of 0.3.0: the servers that run go on; envelope (some 1000000 rows, 500.0 MB): calls that write it wait until all rows are read',
      'servers: 0.1.0 on one:8080 (seen 3 s ago)',
      'disk: at most some 564 MB are written; look that the disk of PostgreSQL has them',
      'backup: 2026-12-01, 10 hours old',
      'roll back: stop the new servers and start 0.1.0 again: every release since the first runs on the result',
    ]);
  });

  it('demands that servers are stopped which would not survive it, and no others', () => {
    const pending = [EXPAND, CONTRACT];
    expect(wrong(planOf(state({ pending, servers: [server('0.2.0')] }), around))).toEqual([]);
    const plan = planOf(state({ pending, servers: [server('0.1.0')] }), around);
    expect(wrong(plan)).toEqual([expect.stringContaining('STOP FIRST the servers before 0.2.0: 0.1.0 on one:8080')]);
    expect(plan.at(-1)?.detail).toBe('releases from 0.2.0 on run on the result; an earlier one needs the backup');
  });

  it.each([
    [{ backup: null }, 'make one'],
    [{ backup: { ...backup, fits: false } }, 'of another installation'],
    [{ backup: { ...backup, madeAt: new Date('2026-11-29T00:00:00Z') } }, '60 hours old: make a new one'],
    [{ freeBytes: 100_000_000 }, '564 MB are written, 100 MB are free'],
  ])('demands what is missing: %j', (change, why) => {
    expect(wrong(planOf(state(), { ...around, ...change }))).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    ['ALTER TABLE "envelope" ADD COLUMN "a" text;', 'all', false],
    ['ALTER TABLE "envelope" ADD CONSTRAINT "a" CHECK (true);', 'all', true],
    ['ALTER TABLE "envelope" ALTER COLUMN "a" SET DATA TYPE text;', 'all', true],
    ['UPDATE "envelope" SET a = 1', 'none', true],
    ['DROP TABLE "envelope"', 'all', false],
  ])('knows who waits for %s', (statement, waiting, isSlow) => {
    expect(effectOf(statement, SIZES)).toMatchObject({ table: 'envelope', waiting, isSlow });
    expect(effectOf(statement.replaceAll('envelope', 'new_one'), SIZES)).toBeNull();
  });
});

describe('npm run upgrade', () => {
  const run = async (args: readonly string[], found: UpgradeState | null) => {
    let out = '';
    const status = await runUpgrade(args, {
      config: () => readConfig({ DATABASE_URL: 'postgres://localhost/x' }),
      now: () => NOW,
      out: (text) => (out += text),
      open: async () => found,
    });
    return [status, out] as const;
  };

  it('changes nothing with --dry-run, nor before all is right', async () => {
    applied = 0;
    expect((await run(['--', '--dry-run', '--without-backup'], state()))[0]).toBe(0);
    const [status, out] = await run([], state());
    expect([status, out]).toEqual([1, expect.stringContaining('! backup     make one, and name it')]);
    expect(applied).toBe(0);
    expect((await run(['--without-backup'], state()))[0]).toBe(0);
    expect(applied).toBe(1);
  });

  it('has nothing to do on a current database, or where there is none; --json is for programs', async () => {
    expect((await run([], state({ pending: [] })))[0]).toBe(0);
    expect(await run([], null)).toEqual([0, expect.stringContaining('the first start makes it')]);
    const [status, out] = await run(
      ['--dry-run', '--json'],
      state({ pending: [CONTRACT], servers: [server('0.1.0')] }),
    );
    expect([status, JSON.parse(out)]).toMatchObject([
      1,
      { ok: false, pending: [{ kind: 'contract', oldest: '0.2.0' }] },
    ]);
  });
});
