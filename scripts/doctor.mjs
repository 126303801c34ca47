// npm run doctor [-- --json]: checks the settings and everything that the server needs; exit status 0 only if nothing failed.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/build.mjs';
import { setUp } from './setup/packages.mjs';
import { main, ROOT, sayOnStandardError } from './setup/steps.mjs';

await main(async () => {
  // Standard output contains only the findings.
  sayOnStandardError();
  await setUp();
  await ensureBuilt({ pages: false });
  const program = path.join(ROOT, 'packages/server/dist/doctor.js');
  process.chdir(ROOT);
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
});
