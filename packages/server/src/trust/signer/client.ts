import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import {
  type Config,
  type HostCalls,
  type KeyCalls,
  type OpenOptions,
  type Signer,
  UNOBSERVED,
  asServer,
  outageOf,
  workerEntry,
} from '../../platform/index.ts';
import { type HostPorts, signerHost, signerOver } from './host.ts';
import { firstIdentity } from './identity.ts';
import { kekSourceOf } from './kek.ts';
import { publishRoots } from './publish-root.ts';
import { type Channel, type Connection, connect } from './rpc.ts';

/** The signer process is gone or does not answer. Nothing it may have signed was returned; the caller may retry. */
export class SignerUnavailableError extends Error {
  override readonly name = 'SignerUnavailableError';
  readonly kind = 'PROCESS';
  readonly retryAfterSec = 5;
}

const CALL_TIMEOUT_MS = 30_000;
/** The requests to a key management service that one call makes, one after another, at most: those of a signature, and a reload. */
const REQUESTS_OF_A_CALL = 5;
/** The pause before a restart after a process that ended at once, doubled each time up to the longest pause. */
const RESTART_MS = 500;
const RESTART_MAX_MS = 30_000;
/** A process that ran this long did not end at once. */
const STEADY_MS = 60_000;

export type SignerConfig = Pick<Config, 'mode' | 'pkiUrl' | 'keysDir' | 'dataDir' | 'kekHex' | 'kekFile'> &
  Partial<Pick<Config, 'keys' | 'pkcs11' | 'kms' | 'kekPreviousHex' | 'kekPreviousFile'>>;

export const openOptionsOf = ({
  mode,
  pkiUrl,
  keys,
  pkcs11,
  kms = null,
}: Pick<SignerConfig, 'mode' | 'pkiUrl' | 'keys' | 'pkcs11' | 'kms'>): OpenOptions => ({
  evaluation: mode === 'evaluation',
  pkiUrl,
  identity: firstIdentity({ mode }),
  keys,
  kms,
  token: pkcs11 == null ? null : { module: pkcs11.module, token: pkcs11.token, pinFile: pkcs11.pinFile },
});

/** One process from start to exit. */
interface Life {
  readonly child: ChildProcess | null;
  /** Resolves when the authority is open. */
  readonly opened: Promise<Connection<KeyCalls>>;
}

/**
 * Starts the process that holds the keys, and resolves when the authority is open; the very first start creates the authority.
 * A process that exits is restarted, and its pending calls fail with SignerUnavailableError.
 * @throws the error of the first process if it cannot open the authority; later ones are retried indefinitely
 */
export async function startSigner(config: SignerConfig, ports: HostPorts): Promise<Signer> {
  const keeper = new Keeper(config, ports, await workerEntry('signer-process'));
  const call: Connection<KeyCalls>['call'] = (async (method: keyof KeyCalls, input: never) => {
    const connection = await keeper.connection();
    return connection.call(method, input);
  }) as Connection<KeyCalls>['call'];
  try {
    const generations = await call('generations', null);
    mkdirSync(config.dataDir, { recursive: true });
    publishRoots(config.dataDir, generations);
  } catch (error) {
    await keeper.close();
    throw error;
  }
  return signerOver(
    {
      certificates: (input) => call('certificates', input),
      generations: (input) => call('generations', input),
      sign: (order) => call('sign', order),
      maintain: (order) => call('maintain', order),
      signAsPlatform: (order) => call('signAsPlatform', order),
      signLogNote: (order) => call('signLogNote', order),
      logKey: (input) => call('logKey', input),
      certifyShield: (order) => call('certifyShield', order),
      certifyShieldOnce: (order) => call('certifyShieldOnce', order),
      shieldAttributes: (order) => call('shieldAttributes', order),
      finishShield: (order) => call('finishShield', order),
      timestampDigests: (digests) => call('timestampDigests', digests),
      timestamp: (request) => call('timestamp', request),
      ocsp: (request) => call('ocsp', request),
      ocspFor: (certificate) => call('ocspFor', certificate),
      signCrl: (order) => call('signCrl', order),
      dataKey: (wanted) => call('dataKey', wanted),
    },
    ports,
    () => keeper.close(),
  );
}

/** Keeps one process running: one that exits is replaced by another, after increasing pauses if none keeps running. */
class Keeper {
  readonly #config: SignerConfig;
  readonly #ports: HostPorts;
  readonly #entry: string;
  readonly #host: HostCalls;
  #life: Life | null = null;
  #hasOpened = false;
  #failures = 0;
  #isPausing = false;
  #closed = false;

  constructor(config: SignerConfig, ports: HostPorts, entry: string) {
    this.#config = config;
    this.#ports = ports;
    this.#entry = entry;
    this.#host = signerHost(ports);
  }

  async connection(): Promise<Connection<KeyCalls>> {
    if (this.#closed) throw new SignerUnavailableError('the signer is closed');
    if (this.#isPausing) throw new SignerUnavailableError('the signer process is restarted after a pause');
    // The process outlives the request that it is started for.
    this.#life ??= asServer(() => this.#begin());
    const isFirst = !this.#hasOpened;
    try {
      return await this.#life.opened;
    } catch (error) {
      // The first start reports the error to the caller; later it is an outage, whose reason is in the log.
      if (isFirst || outageOf(error) !== null) throw error;
      throw new SignerUnavailableError('the signer process does not start', { cause: error });
    }
  }

  #begin(): Life {
    const began = performance.now();
    const onEnd = (about: object): void => this.#ended(life, about, performance.now() - began);
    const life = this.#start(onEnd);
    life.opened.then(
      () => (this.#hasOpened = true),
      (error: unknown) => {
        life.child?.kill('SIGKILL');
        onEnd({ err: error });
      },
    );
    return life;
  }

  #start(onEnd: (about: object) => void): Life {
    let child: ChildProcess;
    try {
      child = spawnSigner(this.#config, this.#entry);
    } catch (error) {
      const cause = new SignerUnavailableError('no process could be started', { cause: error });
      return { child: null, opened: Promise.reject(cause) };
    }
    const connection = connect<KeyCalls>(this.#channelOf(child), this.#host, {
      traces: this.#ports.observer ?? UNOBSERVED,
      // A slow service must not end the process for all others that sign.
      timeoutMs: CALL_TIMEOUT_MS + REQUESTS_OF_A_CALL * (this.#config.kms?.timeoutMs ?? 0),
      onTimeout: () => {
        // A process that does not answer is not used again: it is ended together with its keys.
        child.kill('SIGKILL');
        return new SignerUnavailableError('the signer process did not answer in time');
      },
    });
    const gone = (about: object, cause?: unknown): void => {
      onEnd(about);
      connection.fail(new SignerUnavailableError('the signer process ended', { cause }));
    };
    child.on('exit', (code, signal) => gone({ code, signal, pid: child.pid }));
    // It could not be started, or its channel is broken.
    child.on('error', (error) => {
      child.kill('SIGKILL');
      gone({ err: error, pid: child.pid }, error);
    });
    return { child, opened: connection.call('open', openOptionsOf(this.#config)).then(() => connection) };
  }

  #channelOf(child: ChildProcess): Channel {
    return {
      send: (message) => {
        if (!child.connected) throw new SignerUnavailableError('the signer process is gone');
        child.send(message as object, (error) => error !== null && child.emit('error', error));
      },
      onMessage: (listener) => void child.on('message', listener),
    };
  }

  /** Called at least once for each process. */
  #ended(life: Life, about: object, livedMs: number): void {
    if (this.#life !== life) return;
    this.#life = null;
    if (this.#closed) return;
    this.#ports.log.error(about, 'the signer process ended; a new one starts');
    this.#ports.observer?.count('signerEnds', '');
    this.#failures = livedMs >= STEADY_MS ? 1 : this.#failures + 1;
    // The next call may have started the first one already.
    this.#isPausing = this.#failures > 1;
    const pauseMs = Math.min(RESTART_MAX_MS, RESTART_MS * 2 ** Math.max(0, this.#failures - 2));
    setTimeout(() => {
      this.#isPausing = false;
      if (!this.#closed) this.connection().catch(() => {});
    }, pauseMs).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const life = this.#life;
    await life?.opened.catch(() => {});
    const child = life?.child;
    if (child == null || child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.connected) child.disconnect();
    await ended;
  }
}

/**
 * Its environment contains the source of the key-encryption key and the variables of a token's library, and nothing else of the
 * server's.
 */
function spawnSigner(config: SignerConfig, entry: string): ChildProcess {
  return fork(entry, [], {
    execArgv: [],
    env: { ...config.pkcs11?.environment, ...kekSourceOf(config) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
