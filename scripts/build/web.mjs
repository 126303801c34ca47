import path from 'node:path';
import { ROOT } from '../setup/steps.mjs';

const PACKAGE = path.join(ROOT, 'packages/web');

/** Builds the pages into packages/web/dist, together with the licences of the bundled packages. */
export async function buildWeb() {
  const { build } = await import('vite');
  await build({
    root: PACKAGE,
    configFile: path.join(PACKAGE, 'vite.config.ts'),
    logLevel: 'warn',
    build: { license: { fileName: 'licenses.md' } },
  });
}
