/**
 * npm run setup [-- --answers FILE]
 *
 * Prepares an installation in production: settings, secrets, the certificate authority and the first operator. On a terminal it asks
 * for what is not given; otherwise it takes variables, the file of --answers, and defaults that are safe.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageOf } from '@countersign/contract';
import { givenEnvironment } from '../../platform/index.ts';
import { runSetup } from './setup-command.ts';
import { openTerminal } from './terminal.ts';

const env = givenEnvironment();
const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
const isRelease = existsSync(new URL('../../../bin/countersign', import.meta.url));

/** The numbers of a user, by id(1) as the system knows users. */
function idsOf(user: string) {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout?.trim());
  return /^\d+$/.test(uid ?? '') && /^\d+$/.test(gid ?? '') ? { uid: Number(uid), gid: Number(gid) } : null;
}

process.exitCode = await runSetup(process.argv.slice(2), {
  env,
  language: languageOf(locale.startsWith('zh') ? 'zh-CN' : 'en'),
  openTerminal: () => (process.stdin.isTTY === true ? openTerminal(process.stdin, process.stderr, true) : null),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  uid: process.getuid?.() ?? null,
  idsOf,
  typed: (command) => (isRelease ? `bin/countersign ${command}` : typedInSources(command)),
  run: (program, args, { env: settings, as }) =>
    new Promise((resolve, reject) => {
      const file = fileURLToPath(new URL(`./${program}.js`, import.meta.url));
      const child = spawn(process.execPath, [file, ...args], {
        env: { PATH: env['PATH'], LANG: locale, NODE_ENV: 'production', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(as === null ? {} : { uid: as.uid, gid: as.gid }),
      });
      let [out, err] = ['', ''];
      child.stdout.on('data', (part: Buffer) => (out += part.toString()));
      child.stderr.on('data', (part: Buffer) => (err += part.toString()));
      child.once('error', reject);
      child.once('close', (status) => resolve({ status: status ?? 1, out, err }));
    }),
});

function typedInSources(command: string): string {
  const [name = '', ...rest] = command.split(' ');
  return name === 'start' ? 'npm start' : ['npm run', name, ...(rest.length > 0 ? ['--', ...rest] : [])].join(' ');
}
