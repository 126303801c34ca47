import { existsSync } from 'node:fs';
import path from 'node:path';
import { ENTRIES } from '../../packages/server/build-entries.mjs';
import { ROOT, run, SetupError } from '../setup/steps.mjs';

const PACKAGE = path.join(ROOT, 'packages/server');

/** Our own packages are bundled, `imports` of theirs included; packages from the registry stay in node_modules. */
const isExternal = (/** @type {string} */ id) =>
  !/^[.#]/.test(id) && !path.isAbsolute(id) && !id.startsWith('@countersign/');

/**
 * Bundles the server into packages/server/dist, one file per entry. Shared chunks are in the same directory as the entries, so
 * that a path relative to a module (`../migrations`) means the same in each of them. The prepared database lies beside them; it
 * is made again only for another schema.
 */
export async function buildServer() {
  const missing = Object.values(ENTRIES).filter((file) => !existsSync(path.join(PACKAGE, file)));
  if (missing.length > 0)
    throw new SetupError(`packages/server/build-entries.mjs names missing files: ${missing.join(', ')}`);
  const { build } = await import('rolldown');
  await build({
    cwd: PACKAGE,
    input: ENTRIES,
    platform: 'node',
    external: isExternal,
    logLevel: 'warn',
    output: {
      dir: path.join(PACKAGE, 'dist'),
      format: 'esm',
      cleanDir: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'shared-[name]-[hash].js',
      sourcemap: true,
    },
  });
  const prepare = path.join(PACKAGE, 'src/platform/database/prepared-cli.ts');
  await run(process.execPath, ['--import', 'tsx', prepare, path.join(PACKAGE, 'dist')]);
}
