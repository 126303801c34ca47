import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setUp } from './packages.mjs';
import { main, ROOT, run } from './steps.mjs';

/** Exit status for an unknown or missing name. */
const EXIT_USAGE = 2;

/**
 * Runs the program named on the command line.
 * @param {string} command as in `npm run COMMAND -- NAME`
 * @param {string} directory of the programs, from the root of the checkout
 */
export function runNamed(command, directory) {
  const [name, ...rest] = process.argv.slice(2);
  const full = path.join(ROOT, directory);
  const files = existsSync(full) ? readdirSync(full).filter((file) => file.endsWith('.ts')) : [];
  const names = files.map((file) => file.replace(/\.ts$/, '')).sort();
  return main(async () => {
    if (name === undefined || !names.includes(name)) {
      const known = names.length === 0 ? 'none exist yet' : `these exist: ${names.join(', ')}`;
      process.stderr.write(`npm run ${command} -- NAME: ${known}\n`);
      return EXIT_USAGE;
    }
    await setUp();
    await run(process.execPath, ['--import', 'tsx', path.join(full, `${name}.ts`), ...rest]);
  });
}
