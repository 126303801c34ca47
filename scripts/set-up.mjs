// npm run setup [-- --answers FILE]: prepares an installation in production; asks for what is not given.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/build.mjs';
import { setUp } from './setup/packages.mjs';
import { main, ROOT, sayOnStandardError } from './setup/steps.mjs';

await main(async () => {
  sayOnStandardError();
  await setUp();
  await ensureBuilt({ pages: false });
  const program = path.join(ROOT, 'packages/server/dist/setup.js');
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
});
