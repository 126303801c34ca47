// npm run upgrade [-- --dry-run] (--backup TARGET | --without-backup): says what an upgrade of the database does, or does it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/build.mjs';
import { setUp } from './setup/packages.mjs';
import { callersDirectory, main, ROOT, sayOnStandardError } from './setup/steps.mjs';

await main(async () => {
  // Standard output contains only the requested result.
  sayOnStandardError();
  await setUp();
  await ensureBuilt({ pages: false });
  const program = path.join(ROOT, 'packages/server/dist/upgrade.js');
  // The same default as the server of this checkout, independent of the current directory.
  process.env.DATA_DIR = path.resolve(ROOT, process.env.DATA_DIR ?? 'data');
  process.chdir(callersDirectory());
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
});
