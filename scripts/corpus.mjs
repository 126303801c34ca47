// npm run corpus -- DIR [PASSWORD …]: processes every PDF under DIR with a separate server, from the upload to the completed
// contract, and checks the result with poppler and qpdf; the last line on standard output is one JSON object.
import path from 'node:path';
import { setUp } from './setup/packages.mjs';
import { callersDirectory, main, ROOT, run, sayOnStandardError } from './setup/steps.mjs';

await main(async () => {
  sayOnStandardError();
  await setUp();
  const program = path.join(ROOT, 'bench/corpus/corpus.ts');
  const [directory, ...passwords] = process.argv.slice(2);
  const given = directory === undefined ? [] : [path.resolve(callersDirectory(), directory), ...passwords];
  await run(process.execPath, ['--import', 'tsx', program, ...given]);
});
