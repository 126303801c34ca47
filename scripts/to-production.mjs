// npm run to-production -- --from DATA_DIR: takes people, companies, seals, templates and settings of an evaluation over into production,
// while neither server runs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/build.mjs';
import { setUp } from './setup/packages.mjs';
import { callersDirectory, main, ROOT, sayOnStandardError } from './setup/steps.mjs';

await main(async () => {
  sayOnStandardError();
  await setUp();
  await ensureBuilt({ pages: false });
  const program = path.join(ROOT, 'packages/server/dist/to-production.js');
  process.chdir(callersDirectory());
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
});
