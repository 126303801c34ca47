import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Updates a generated file or, with --check on the command line, checks that it is current: exit status 1 if not.
 * @param fresh the expected content of the file
 * @param command updates it
 */
export function keepGenerated(file: string, fresh: string, command = 'npm run docs'): void {
  const now = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const name = path.basename(file);
  if (fresh === now) return void process.stdout.write(`${name} is current\n`);
  if (process.argv.includes('--check')) {
    process.stderr.write(`${name} differs from its sources: run \`${command}\` and commit it\n`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, fresh);
  process.stdout.write(`${name} is written\n`);
}
