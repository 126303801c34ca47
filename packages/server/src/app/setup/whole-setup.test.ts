import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRIES } from '../../../build-entries.mjs';
import { openTestDatabase } from '../../platform/database/testing.ts';
import { findOperator } from '../../accounts/index.ts';
import { readAuthorityName } from '../../trust/index.ts';

const { TEST_DATABASE_URL } = process.env;
const PACKAGE = fileURLToPath(new URL('../../../', import.meta.url));
/** As deep below the package as the build is: paths relative to a module are the same. */
const programs = path.join(PACKAGE, `.cache/test/setup-${process.pid}`);
const root = mkdtempSync(path.join(tmpdir(), 'countersign-setup-'));
const mail = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });

beforeAll(async () => {
  if (!TEST_DATABASE_URL) return;
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', () => resolve()));
  const names = ['setup', 'doctor', 'ca', 'operator'] as const;
  const bundle = await rolldown({
    cwd: PACKAGE,
    input: Object.fromEntries(names.map((name) => [name, ENTRIES[name]])),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('@countersign/'),
    logLevel: 'silent',
  });
  await bundle.write({ dir: programs, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' });
  await bundle.close();
});
afterAll(() => {
  mail.close();
  for (const place of [programs, root]) rmSync(place, { recursive: true, force: true });
});

/** What `script` shows of the command on a pseudo-terminal on which these lines are typed. */
function onTerminal(args: string, lines: readonly string[]): Promise<{ status: number; shown: string }> {
  const command = `${process.execPath} ${path.join(programs, 'setup.js')} ${args}`;
  const env = { PATH: process.env['PATH'], LANG: 'en_GB.UTF-8' };
  return new Promise((resolve) => {
    const child = execFile('script', ['-qec', command, '/dev/null'], { env }, (error, stdout) =>
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, shown: stdout }),
    );
    child.stdin?.write(lines.map((line) => `${line}\n`).join(''));
  });
}

describe.runIf(Boolean(TEST_DATABASE_URL) && process.platform === 'linux')('npm run setup as a whole', () => {
  it('makes on a terminal an installation with an authority and an operator, and finds it again', async () => {
    const db = await openTestDatabase(TEST_DATABASE_URL ?? '');
    try {
      const directory = path.join(root, 'settings');
      const args = `--directory ${directory} --user ${userInfo().username}`;
      const done = await onTerminal(args, [
        'https://sign.acme.example',
        '',
        '',
        db.url ?? '',
        '',
        path.join(root, 'data'),
        '',
        `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
        'contracts@acme.example',
        'help@acme.example',
        '',
        '',
        'Acme Trust AG',
        'CH',
        'Acme Trust AG',
        'chief',
      ]);
      expect(done.shown).toMatch(/ok +database +kind PostgreSQL/);
      expect(done.shown).toMatch(/root, 20 years +CN=Acme Trust AG Root/);
      expect(done.shown).toMatch(/operator chief\s+one-time password \S+/);
      expect(done.status).toBe(0);
      expect(await db.withTx((tx) => readAuthorityName(tx, { mode: 'production' }))).toBe('Acme Trust AG');
      expect(await db.withTx((tx) => findOperator(tx, { login: 'chief' }))).toMatchObject({ mustChangePassword: true });
      const before = readFileSync(path.join(directory, 'settings'), 'utf8');
      const again = await onTerminal(args, []);
      expect(again.status).toBe(0);
      expect(again.shown).toContain('The certificate authority exists.');
      expect(again.shown).toMatch(/ok +kek +opened 6/);
      expect(readFileSync(path.join(directory, 'settings'), 'utf8')).toBe(before);
    } finally {
      await db.close();
    }
  });
});
