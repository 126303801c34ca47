// npm run operator -- create --login NAME [--name "Full name"]: creates an operator and prints the one-time password once; npm
// run operator -- reset --login NAME: sets a new password.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/build.mjs';
import { setUp } from './setup/packages.mjs';
import { main, ROOT, sayOnStandardError } from './setup/steps.mjs';

await main(async () => {
  // Standard output contains only the password.
  sayOnStandardError();
  await setUp();
  await ensureBuilt({ pages: false });
  const program = path.join(ROOT, 'packages/server/dist/operator.js');
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
});
