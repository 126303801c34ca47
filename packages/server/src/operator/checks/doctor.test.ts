import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceHealth } from '@countersign/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/open.ts';
import { systemClock, systemIds } from '../../platform/config/index.ts';
import { openSignerInProcess } from '../../trust/signer/in-process.ts';
import { openOptionsOf } from '../../trust/signer/client.ts';
import { readConfig } from '../../platform/config/config.ts';
import { examine } from './doctor.ts';
import { runDoctor } from './doctor-command.ts';

let root: string;
let env: NodeJS.ProcessEnv;
const KEK = 'ab'.repeat(32);
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'countersign-doctor-'));
  env = { DATA_DIR: path.join(root, 'data'), KEYS_DIR: path.join(root, 'keys'), PUBLIC_URL: 'http://127.0.0.1:1', KEK };
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const byName = (found: readonly ServiceHealth[]) => Object.fromEntries(found.map((one) => [one.name, one]));

describe('The examination of an installation', () => {
  it('lists the problems of the settings, and looks no further', async () => {
    const found = await examine({ ...env, PORT: 'x', MODE: 'y' }, 'en');
    expect(found.map(({ name, state }) => [name, state])).toEqual([
      ['settings', 'DOWN'],
      ['settings', 'DOWN'],
    ]);
    expect(found[0]?.problem).toContain('MODE');
  });

  it('creates nothing before the first start', async () => {
    const found = byName(await examine(env, 'en'));
    expect(found['database']).toMatchObject({ state: 'OK', facts: { schema: 'NONE' } });
    expect(found['storage']?.problem).toContain('no store in DATA_DIR yet');
    expect(found['kek']?.problem).toContain('still empty');
    expect(found['certificateAuthority']?.fix).toContain('npm run ca -- create');
    expect(existsSync(path.join(root, 'data'))).toBe(false);
  });

  it('opens the keys by the key-encryption key, and names those that another one does not open', async () => {
    const config = readConfig(env);
    const db = await openDatabase(config);
    const ports = { db, clock: systemClock, ids: systemIds, log: { info() {}, warn() {}, error() {} } };
    const signer = await openSignerInProcess({ ...ports, kek: Buffer.from(KEK, 'hex') }, openOptionsOf(config));
    await signer.dataKey(null);
    await signer.close();
    await db.close();
    const found = byName(await examine(env, 'en'));
    expect(found['database']?.facts).toMatchObject({ kind: 'PGlite', schema: 'CURRENT' });
    expect(found['clock']?.state).toBe('OK');
    expect(found['certificateAuthority']?.state).toBe('OK');
    expect(found['kek']).toMatchObject({ state: 'OK', facts: { opened: 7 } });
    expect(found['publicUrl']).toMatchObject({ state: 'WARNING' });
    const wrong = byName(await examine({ ...env, KEK: 'cd'.repeat(32) }, 'en'));
    expect(wrong['kek']).toMatchObject({ state: 'DOWN' });
    expect(wrong['kek']?.problem).toMatch(/^KEK does not open .*issuing.*data key/);
  });

  it('says that the server is running on the embedded database', async () => {
    const db = await openDatabase(readConfig(env));
    const found = byName(await examine(env, 'en'));
    await db.close();
    expect(found['database']).toMatchObject({ state: 'WARNING', problem: expect.stringContaining('is running') });
  });

  it('says that the database does not answer, and that the rest of it is unknown', async () => {
    const found = byName(await examine({ ...env, DATABASE_URL: 'postgres://u:pass-word@127.0.0.1:1/c' }, 'en'));
    expect(found['database']).toMatchObject({ state: 'DOWN', problem: expect.stringContaining('ECONNREFUSED') });
    expect(found['certificateAuthority']?.problem).toContain('not checked');
    expect(JSON.stringify(found)).not.toContain('pass-word');
  });

  it('names a secret file that others can read', async () => {
    const file = path.join(root, 'kek');
    writeFileSync(file, KEK);
    chmodSync(file, 0o644);
    const [found] = await examine({ ...env, KEK: '', KEK_FILE: file }, 'en');
    expect(found?.problem).toContain('KEK_FILE');
  });
});

describe('npm run doctor', () => {
  const run = async (args: readonly string[], states: readonly ServiceHealth['state'][]) => {
    let [out, err] = ['', ''];
    const status = await runDoctor(args, {
      examine: async () =>
        states.map((state, at) => ({
          name: `part${at}`,
          state,
          facts: { count: at },
          problem: state === 'OK' ? null : 'it is broken',
          fix: state === 'OK' ? null : 'mend it',
        })),
      language: 'en',
      out: (text) => (out += text),
      err: (text) => (err += text),
    });
    return { status, out, err };
  };

  it('prints one line for each check, with the correction, and fails only where a check failed', async () => {
    expect(await run([], ['OK', 'WARNING'])).toMatchObject({ status: 0 });
    const { status, out } = await run(['--'], ['OK', 'WARNING', 'DOWN']);
    expect(status).toBe(1);
    expect(out.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
      'ok part0 count 0',
      'warn part1 it is broken → mend it',
      'fail part2 it is broken → mend it',
      '',
    ]);
  });

  it('prints the same for programs', async () => {
    const { status, out } = await run(['--json'], ['OK', 'DOWN']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({
      status: 'fail',
      checks: [
        { name: 'part0', status: 'ok', problem: null, fix: null, facts: { count: 0 } },
        { name: 'part1', status: 'fail', problem: 'it is broken', fix: 'mend it', facts: { count: 1 } },
      ],
    });
  });

  it('refuses arguments that it does not know', async () => {
    expect(await run(['--fix'], [])).toMatchObject({ status: 2, out: '', err: expect.stringContaining('usage') });
  });
});
