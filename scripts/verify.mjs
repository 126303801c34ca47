// npm run verify -- FILE.pdf|DIRECTORY… [--trust root.pem|DIRECTORY]… [--ignore-missing-status] [--json]: verifies signed PDFs;
// exit status 0 only if every signature of every file is valid.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/build.mjs';
import { setUp } from './setup/packages.mjs';
import { callersDirectory, main, ROOT, sayOnStandardError } from './setup/steps.mjs';

await main(async () => {
  // Standard output contains only the result, for --json.
  sayOnStandardError();
  await setUp();
  await ensureBuilt({ pages: false });
  const program = path.join(ROOT, 'packages/server/dist/verify.js');
  process.chdir(callersDirectory());
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
});
