import path from 'node:path';
import { ROOT } from '../setup/steps.mjs';

const PACKAGE = path.join(ROOT, 'packages/web');

/** Builds the pages into packages/web/dist, together with the licences of the bundled packages. */
export async function buildWeb() {
  // A test that builds has another value, with which the pages would contain the development form of React.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({
    root: PACKAGE,
    configFile: path.join(PACKAGE, 'vite.config.ts'),
    logLevel: 'warn',
    build: { license: { fileName: 'licenses.md' } },
  });
}
