import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type App,
  type ServicesOptions,
  type OpenServices,
  createApp,
  createLog,
  openServices,
  readConfig,
} from '@countersign/server';
import { openKeptWorkers, openTestDatabase, registerDirectly } from '@countersign/server/testing';
import { type FakeClock, createFakeClock } from './clock.ts';
import { PEOPLE, type PersonName } from './people.ts';
import { type Person, createPerson, wirePassword } from './person.ts';
import { openWorldSigner } from './signer.ts';

export interface WorldServer {
  /** Origin of the server, without a slash at the end. */
  readonly base: string;
  readonly services: OpenServices;
  readonly app: App;
  /** A named person with a fresh browser; the same name gives the same contact and password. */
  person(name: PersonName): Person;
  close(): Promise<void>;
}

/** A running server in which everything except the clock and the phones is real. */
export interface World extends WorldServer {
  readonly clock: FakeClock;
  /** A person without an account. */
  stranger(who: { name: string; contact: string }): Person;
  /** People with accounts and sign passwords, logged in; made without the calls of the registration page, which take long. */
  people<const N extends readonly PersonName[]>(...names: N): Promise<{ readonly [I in keyof N]: Person }>;
  /** A further server on the same PostgreSQL, files, keys and clock, closed together with the world; see TEST_DATABASE_URL. */
  secondServer(): Promise<WorldServer>;
}

export interface WorldOptions {
  readonly start?: Date;
  /** Settings by the names of their environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  readonly openSigner?: ServicesOptions['openSigner'];
  readonly logLevel?: string;
  /** The embedded database in DATA_DIR, as an evaluation has it, whatever TEST_DATABASE_URL says. */
  readonly ownDatabase?: boolean;
  /** Takes each line of the log; by default they go to standard output. */
  readonly onLog?: (line: string) => void;
  /** `none` unless given: a world has no pages by default, because they would have to be built first. */
  readonly web?: 'built' | 'none';
  /** The directory of the built pages; that of the web package unless given. */
  readonly pages?: string | undefined;
}

/** Starts a separate world: a fresh database (with TEST_DATABASE_URL on that PostgreSQL), its own files and authority. */
export async function createWorld({
  start,
  env = {},
  openSigner = openWorldSigner,
  logLevel = 'error',
  onLog,
  web = 'none',
  pages,
  ownDatabase = false,
}: WorldOptions = {}): Promise<World> {
  const directory = await mkdtemp(path.join(tmpdir(), 'countersign-world-'));
  const secrets = { KEK: randomBytes(32).toString('hex'), PEPPER: randomBytes(32).toString('hex') };
  const database = ownDatabase ? null : await openTestDatabase(process.env.TEST_DATABASE_URL || null);
  const url = database?.url ?? null;
  const config = readConfig({
    DATA_DIR: path.join(directory, 'data'),
    PORT: '0',
    LOG_LEVEL: logLevel,
    ...(url === null ? {} : { DATABASE_URL: url }),
    ...secrets,
    ...env,
  });
  const clock = createFakeClock(start);
  const open = async (options: Pick<ServicesOptions, 'database'>): Promise<WorldServer> => {
    const log = createLog(config, onLog && { write: onLog });
    const workers = await openKeptWorkers();
    const services = await openServices({ ...options, config, log, clock, openSigner, workers });
    const app = await createApp(services, { web, pages });
    const base = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
    const close = async (): Promise<void> => {
      await app.close();
      await services.close();
    };
    return { base, services, app, person: (name) => createPerson(base, PEOPLE[name]), close };
  };
  const { base, services, app, close } = await open(database === null ? {} : { database });
  const others: WorldServer[] = [];
  const person = (name: PersonName): Person => createPerson(base, PEOPLE[name]);
  return {
    base,
    services,
    app,
    clock,
    person,
    stranger: (who) => createPerson(base, who),
    async secondServer() {
      if (url === null) throw new Error('the embedded database has one server');
      const other = await open({});
      others.push(other);
      return other;
    },
    async people(...names) {
      const made: Person[] = [];
      for (const name of names) {
        const one = person(name);
        const password = wirePassword('login', one.password);
        const signPassword = wirePassword('sign', one.signPassword);
        const { userWsid, cookies } = await registerDirectly(services, one, { password, signPassword });
        const headers = new Headers();
        for (const cookie of cookies) headers.append('set-cookie', cookie);
        one.jar.take(new Response(null, { headers }));
        one.userWsid = userWsid;
        made.push(one);
      }
      return made as { readonly [I in keyof typeof names]: Person };
    },
    async close() {
      for (const other of others) await other.close();
      await close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
