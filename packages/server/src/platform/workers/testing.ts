import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/** Three directories below the package like the sources, so that paths relative to a module are valid. */
const DIRECTORY = fileURLToPath(new URL('../../../.cache/test/programs/', import.meta.url));

/**
 * The WebAssembly of the embedded database is compiled once, quickly: half the processor time of a start went into optimising it
 * for a life that ends in seconds.
 */
const BASELINE_ONLY =
  "import { setFlagsFromString as setFlagOfTests } from 'node:v8'; setFlagOfTests('--liftoff-only');";

/**
 * A program of the sources bundled into one plain file, for tests that start it many times: a loader that reads all that an
 * index.ts lists would cost each start seconds.
 * @param source the path of the TypeScript file
 * @returns the path of the JavaScript file
 */
export async function bundleProgram(source: string): Promise<string> {
  const name = path.relative(fileURLToPath(new URL('../../..', import.meta.url)), source).replace(/\W+/g, '-');
  const file = path.join(DIRECTORY, `${name}-${process.pid}.mjs`);
  await build({
    input: source,
    platform: 'node',
    external: (id) =>
      !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('@countersign/') && !id.startsWith('#'),
    logLevel: 'silent',
    output: { file, codeSplitting: false, banner: BASELINE_ONLY },
  });
  return file;
}
