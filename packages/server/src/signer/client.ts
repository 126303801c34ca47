import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Config } from '../config.ts';
import { outageOf } from '../outage.ts';
import { workerEntry } from '../workers/entry.ts';
import type { HostCalls, KeyCalls, OpenOptions } from './calls.ts';
import { type HostPorts, signerHost, signerOver } from './host.ts';
import { publishRoots } from './publish-root.ts';
import { type Channel, type Connection, RemoteError, connect } from './rpc.ts';
import type { AuthorityCertificates, Signer } from './signer.ts';

/** The process with the keys is gone or silent. Nothing it may have signed was given out; asking again is right. */
export class SignerUnavailableError extends Error {
  override readonly name = 'SignerUnavailableError';
  readonly kind = 'PROCESS';
  readonly retryAfterSec = 5;
}

const CALL_TIMEOUT_MS = 30_000;
const RESPAWN_MS = 500;
/** In every subject of the authority; a real one is set by whoever runs it in production. */
export const ORGANISATION = 'Countersign';

export type SignerConfig = Pick<Config, 'mode' | 'pkiUrl' | 'keysDir' | 'dataDir' | 'kekHex'> &
  Partial<Pick<Config, 'keys' | 'pkcs11'>>;

export const openOptionsOf = ({
  mode,
  pkiUrl,
  keys,
  pkcs11,
}: Pick<SignerConfig, 'mode' | 'pkiUrl' | 'keys' | 'pkcs11'>): OpenOptions => ({
  evaluation: mode === 'evaluation',
  pkiUrl,
  organisation: ORGANISATION,
  keys,
  token: pkcs11 == null ? null : { module: pkcs11.module, token: pkcs11.token, pinFile: pkcs11.pinFile },
});

interface Alive {
  readonly child: ChildProcess;
  readonly connection: Connection<KeyCalls>;
  readonly certificates: AuthorityCertificates;
}

/**
 * Starts the process that holds the keys and answers when the authority is open; on the first start of all it makes
 * the authority. A process that dies is started anew, and what it was asked fails with SignerUnavailableError.
 */
export async function startSigner(config: SignerConfig, ports: HostPorts): Promise<Signer> {
  const keeper = new Keeper(config, ports, await workerEntry('signer-process'));
  const call: Connection<KeyCalls>['call'] = (async (method: keyof KeyCalls, input: never) => {
    const { connection } = await keeper.alive();
    return connection.call(method, input);
  }) as Connection<KeyCalls>['call'];
  publishRoots(config.dataDir, await call('generations', null));
  return signerOver(
    {
      certificates: (input) => call('certificates', input),
      generations: (input) => call('generations', input),
      sign: (request) => call('sign', request),
      maintain: (order) => call('maintain', order),
      signAsPlatform: (order) => call('signAsPlatform', order),
      signLogNote: (order) => call('signLogNote', order),
      logKey: (input) => call('logKey', input),
      certifyShield: (order) => call('certifyShield', order),
      certifyShieldOnce: (order) => call('certifyShieldOnce', order),
      shieldAttributes: (order) => call('shieldAttributes', order),
      finishShield: (order) => call('finishShield', order),
      timestampDigest: (digest) => call('timestampDigest', digest),
      timestamp: (request) => call('timestamp', request),
      ocsp: (request) => call('ocsp', request),
      ocspFor: (certificate) => call('ocspFor', certificate),
      signCrl: (order) => call('signCrl', order),
    },
    ports,
    () => keeper.close(),
  );
}

/** Keeps one process alive: the next call starts it where the last one is gone. */
class Keeper {
  readonly #config: SignerConfig;
  readonly #ports: HostPorts;
  readonly #entry: string;
  readonly #host: HostCalls;
  #alive: Promise<Alive> | null = null;
  #closed = false;

  constructor(config: SignerConfig, ports: HostPorts, entry: string) {
    this.#config = config;
    this.#ports = ports;
    this.#entry = entry;
    this.#host = signerHost(ports);
  }

  alive(): Promise<Alive> {
    if (this.#closed) return Promise.reject(new SignerUnavailableError('the signer is closed'));
    this.#alive ??= this.#start().catch((error: unknown) => {
      this.#alive = null;
      throw error;
    });
    return this.#alive;
  }

  async #start(): Promise<Alive> {
    const child = spawnSigner(this.#config, this.#entry);
    const channel: Channel = {
      send: (message) => {
        if (!child.connected) throw new SignerUnavailableError('the signer process is gone');
        child.send(
          message as object,
          (error) => error && this.#ports.log.warn({ err: error }, 'a message to the signer was lost'),
        );
      },
      onMessage: (listener) => void child.on('message', listener),
    };
    const connection = connect<KeyCalls>(channel, this.#host, {
      timeoutMs: CALL_TIMEOUT_MS,
      onTimeout: () => {
        // A process that does not answer is not asked again: its keys go with it.
        child.kill('SIGKILL');
        return new SignerUnavailableError('the signer process did not answer in time');
      },
    });
    child.on('exit', (code, signal) => this.#onExit(connection, { code, signal, pid: child.pid }));
    try {
      const certificates = await connection.call('open', openOptionsOf(this.#config));
      return { child, connection, certificates };
    } catch (error) {
      // A wrong key or a foreign authority does not become right by asking again; a database that is away comes back.
      this.#closed ||= error instanceof RemoteError && outageOf(error) === null;
      child.kill('SIGKILL');
      throw error;
    }
  }

  #onExit(connection: Connection<KeyCalls>, about: object): void {
    connection.fail(new SignerUnavailableError('the signer process ended'));
    this.#alive = null;
    if (this.#closed) return;
    this.#ports.log.error(about, 'the signer process ended; a new one starts');
    setTimeout(() => {
      if (!this.#closed)
        this.alive().catch((error: unknown) =>
          this.#ports.log.error({ err: error }, 'the signer process did not start'),
        );
    }, RESPAWN_MS).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const alive = await this.#alive?.catch(() => null);
    if (!alive || alive.child.exitCode !== null) return;
    const ended = new Promise((resolve) => alive.child.once('exit', resolve));
    alive.child.disconnect();
    await ended;
  }
}

/** Its environment is where the key-encryption key comes from, what a token's library reads, and nothing else of the server's. */
function spawnSigner({ mode, keysDir, kekHex, pkcs11 }: SignerConfig, entry: string): ChildProcess {
  const source =
    kekHex === null
      ? { KEK_FILE: path.join(keysDir, 'kek'), KEK_MAY_BE_MADE: mode === 'evaluation' ? 'yes' : 'no' }
      : { KEK: kekHex };
  return fork(entry, [], {
    execArgv: [],
    env: { ...pkcs11?.environment, ...source },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
