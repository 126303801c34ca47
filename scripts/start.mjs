// npm start [-- --demo]: sets up and builds what is missing or stale, then becomes the server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './build/build.mjs';
import { setUp } from './setup/packages.mjs';
import { main, ROOT, run } from './setup/steps.mjs';

await main(async () => {
  await setUp();
  // The bundlers stay in memory once they are loaded: some 700 MB that the server would carry along.
  if (!isBuilt()) await run(process.execPath, [path.join(ROOT, 'scripts/build.mjs'), '--stale']);
  // The server runs in this very process: there is no parent that could die and leave it behind, and nobody between it
  // and the signals of a terminal or of a service manager.
  const server = path.join(ROOT, 'packages/server/dist/main.js');
  process.env.NODE_ENV ??= 'production';
  process.chdir(ROOT);
  process.argv[1] = server;
  await import(pathToFileURL(server).href);
});
