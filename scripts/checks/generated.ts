import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Brings a generated file up to date, or, with --check on the command line, says whether it is: exit status 1 if not.
 * @param fresh what the file should hold
 */
export function keepGenerated(file: string, fresh: string): void {
  const now = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const name = path.basename(file);
  if (fresh === now) return void process.stdout.write(`${name} is fresh\n`);
  if (process.argv.includes('--check')) {
    process.stderr.write(`${name} is not what the sources say: run \`npm run docs\` and commit it\n`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, fresh);
  process.stdout.write(`${name} is written\n`);
}
