// npm run dev [-- --demo]: the product from its sources on one port. A change of the server restarts it; the pages reload
// automatically.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setUp } from './setup/packages.mjs';
import { main, ROOT } from './setup/steps.mjs';

await main(async () => {
  await setUp();
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const server = path.join(ROOT, 'packages/server/src/main.ts');
  const args = [tsx, 'watch', '--clear-screen=false', server, '--dev', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes; a signal sent only to this process is passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
});
