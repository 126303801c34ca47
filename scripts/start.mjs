// npm start [-- --demo]: sets up, builds missing or outdated parts, then becomes the server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './build/build.mjs';
import { setUp } from './setup/packages.mjs';
import { main, ROOT, run } from './setup/steps.mjs';

await main(async () => {
  await setUp();
  // The bundlers stay in memory after loading: about 700 MB that the server would keep.
  if (!isBuilt()) await run(process.execPath, [path.join(ROOT, 'scripts/build.mjs'), '--stale']);
  // The server runs in this same process: no parent process can exit and leave it behind, and it receives the signals of a
  // terminal or a service manager directly.
  const server = path.join(ROOT, 'packages/server/dist/main.js');
  process.env.NODE_ENV ??= 'production';
  process.chdir(ROOT);
  process.argv[1] = server;
  await import(pathToFileURL(server).href);
});
