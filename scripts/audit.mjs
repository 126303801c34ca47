// npm run audit -- verify [--checkpoint FILE] [--trust root.pem] [--json]: checks every row of the audit, the log over them and
// its checkpoints; checkpoint: prints the last one, to keep elsewhere; prove ENVELOPE [--out FILE] and check FILE: the proofs
// of one envelope's rows. Exit status 0 only if nothing is wrong.
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
  const program = path.join(ROOT, 'packages/server/dist/audit.js');
  // The same default as the server of this checkout, independent of the current directory.
  process.env.DATA_DIR = path.resolve(ROOT, process.env.DATA_DIR ?? 'data');
  process.chdir(callersDirectory());
  process.argv[1] = program;
  await import(pathToFileURL(program).href);
});
