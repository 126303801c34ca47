// npm run docs: writes the files generated from the sources, docs/spec-map.md and docs/settings.md.
import { setUp } from './setup/packages.mjs';
import { main, run } from './setup/steps.mjs';

await main(async () => {
  await setUp();
  await run(process.execPath, ['--import', 'tsx', 'scripts/checks/spec-map.ts']);
  await run(process.execPath, ['--import', 'tsx', 'scripts/checks/settings-table.ts']);
});
