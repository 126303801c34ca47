import { chmodSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, type OpenServices, createApp, createLog, openServices } from '../../src/index.ts';
import { restore } from '../../src/app/keeping/restore.ts';
import { type Clock, type Config, readConfig } from '../../src/platform/config/index.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import type { Release } from '../../src/platform/database/migrations/release.ts';
import { unpack } from '../../src/platform/database/packed-directory.ts';
import type { Started } from '../../src/signing/ceremony/testing/started-envelope.ts';
import { openOptionsOf, openSignerInProcess } from '../../src/trust/index.ts';

/** What is in the fixture of a release, which `npm run fixture` has made. */
export interface FixtureFacts {
  readonly release: string;
  /** The digests of the migrations that its database has. */
  readonly schema: readonly string[];
  readonly madeAt: string;
  /** A contract that li has signed. */
  readonly finished: { readonly envelopeWsid: string };
  /** A contract that li has signed, and that alice and then han have to sign. */
  readonly running: Started;
}

const FOLDER = path.dirname(fileURLToPath(import.meta.url));

export const FIXTURES: readonly FixtureFacts[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as FixtureFacts);

/** Restores the fixture of a release in `root`, into the embedded database or the empty one of `databaseUrl`; returns its settings. */
export async function restoreFixture(
  { release }: FixtureFacts,
  { root, databaseUrl, now }: { readonly root: string; readonly databaseUrl: string | null; readonly now: Date },
): Promise<Config> {
  const source = path.join(root, 'fixture');
  mkdirSync(source);
  await unpack(path.join(FOLDER, `${release}.zip.br`), source);
  // The archive has no modes.
  for (const name of ['kek', 'pepper']) chmodSync(path.join(source, 'keys', name), 0o600);
  const config = readConfig({
    DATA_DIR: path.join(root, 'data'),
    KEYS_DIR: path.join(root, 'keys'),
    LOG_LEVEL: 'error',
    PORT: '0',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  await restore(config, {
    source: path.join(source, 'backup'),
    snapshot: null,
    keysFrom: path.join(source, 'keys'),
    isLast: true,
    now,
    say: () => {},
  });
  return config;
}

export interface FixtureServer {
  readonly base: string;
  readonly app: App;
  readonly services: OpenServices;
  close(): Promise<void>;
}

/** Starts a server on a restored fixture. @param release as which it starts; default: this program */
export async function startOn(config: Config, clock: Clock, release?: Release): Promise<FixtureServer> {
  const database = await openDatabase(config, release === undefined ? {} : { release });
  const kek = Buffer.from(readFileSync(path.join(config.keysDir, 'kek'), 'utf8').trim(), 'hex');
  const services = await openServices({
    config,
    database,
    clock,
    log: createLog(config),
    openSigner: ({ config: settings, ...rooms }) => openSignerInProcess({ ...rooms, kek }, openOptionsOf(settings)),
  });
  const app = await createApp(services, { web: 'none' });
  const base = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  return {
    base,
    app,
    services,
    async close() {
      await app.close();
      await services.close();
    },
  };
}
