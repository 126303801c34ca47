// npm run ca -- status | rollover | renew | backup | restore | ceremony: manual operation of the certificate authority
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/build.mjs';
import { setUp } from './setup/packages.mjs';
import { main, ROOT, sayOnStandardError } from './setup/steps.mjs';

await main(async () => {
  // Standard output contains only the requested result.
  sayOnStandardError();
  await setUp();
  await ensureBuilt({ pages: false });
  const program = path.join(ROOT, 'packages/server/dist/ca.js');
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
});
