// npm run demo -- --out DIR: starts a separate server and runs the main job over HTTP as three people (Rulings §7).
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build/build.mjs';
import { setUp } from './setup/packages.mjs';
import { callersDirectory, main } from './setup/steps.mjs';

await main(async () => {
  await setUp();
  await ensureBuilt({ pages: false });
  const program = fileURLToPath(new URL('demo/main-job.mjs', import.meta.url));
  const args = [program, ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: callersDirectory(), stdio: 'inherit' });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
});
