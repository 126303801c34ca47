import type { Logger } from 'pino';
import { readLegalTexts } from './accounts/index.ts';
import { findRemoval, namesBlobs } from './contracts/index.ts';
import {
  type Clock,
  type Config,
  type Database,
  type Ids,
  type Secrets,
  type Services,
  type Signer,
  UNOBSERVED,
  type SocketPush,
  type Workers,
  cachedDataKeys,
  createDelivery,
  createPush,
  createUnknownProxy,
  demandBlobs,
  loadSecrets,
  openBlobStore,
  openDatabase,
  startWorkers,
  systemClock,
  systemIds,
} from './platform/index.ts';
import { readAuthorityName, startSigner } from './trust/index.ts';
import {
  type Observing,
  REACTIONS,
  demandDocuments,
  demandUsable,
  observedBlobs,
  observedDatabase,
  observedWorkers,
  settleRestore,
  startObserving,
} from './app/index.ts';

/** The services, with the parts that only app.ts uses. */
export interface OpenServices extends Services {
  readonly push: SocketPush;
  readonly observing: Observing;
  /** Closes everything in an order that loses nothing: threads, signer, database. */
  close(): Promise<void>;
}

export interface ServicesOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Default: the separate process that holds the keys. */
  readonly openSigner?: (services: Omit<Services, 'signer' | 'blobs'>) => Promise<Signer>;
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly secrets?: Secrets;
  /** An open database to use instead of the configured one; it is closed with the services. */
  readonly database?: Database;
  /** Open pools to use instead of own ones; they are closed with the services. */
  readonly workers?: Workers;
  /** Runs the opening of the authority, and may announce it. */
  readonly openingAuthority?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Opens everything that the features need from outside. @throws ConfigError, DataDirInUseError, DatabaseVersionError */
export async function openServices(options: ServicesOptions): Promise<OpenServices> {
  const { config, log, clock = systemClock, ids = systemIds, openingAuthority = (work) => work() } = options;
  const openSigner = options.openSigner ?? ((rooms) => startSigner(config, rooms));
  const secrets = options.secrets ?? loadSecrets(config);
  const observing = await startObserving(config, log);
  const { observer } = observing;
  const isObserved = observer !== UNOBSERVED;
  const opened = options.database ?? (await openDatabase(config, { log }));
  const db = isObserved ? observedDatabase(opened, observer) : opened;
  let signer: Signer | null = null;
  try {
    await db.withTx(demandUsable);
    await demandBlobs(config, () => db.withTx(namesBlobs));
    const pools = options.workers ?? (await startWorkers());
    const workers = isObserved ? observedWorkers(pools, observer) : pools;
    const push = createPush();
    const authorityName = await db.withTx((tx) => readAuthorityName(tx, config));
    const delivery = createDelivery({ config, pepper: secrets.pepper, push });
    const unknownProxy = createUnknownProxy({ config, clock, log });
    const rooms = {
      authorityName,
      legal: readLegalTexts(config.legalDir, { authority: authorityName, service: config.supportContact }),
      config,
      clock,
      ids,
      log,
      db,
      workers,
      secrets,
      delivery,
      push,
      observer,
      reactions: REACTIONS,
      unknownProxy,
    };
    const keeper = await openingAuthority(() => openSigner(rooms));
    signer = keeper;
    await settleRestore(db.withTx, keeper, clock.now());
    const keys = cachedDataKeys((id) => keeper.dataKey(id));
    // Made at the first start; a key that cannot be opened is found before anything is stored.
    await keys.current();
    const store = await openBlobStore(config, keys, (digest) => db.withTx((tx) => findRemoval(tx, digest)));
    const blobs = isObserved ? observedBlobs(store, observer) : store;
    await demandDocuments(db, blobs, log);
    const close = async (): Promise<void> => {
      await workers.close();
      await keeper.close();
      await db.close();
      await observing.close();
    };
    return { ...rooms, blobs, signer: keeper, observing, close };
  } catch (error) {
    await signer?.close();
    await db.close();
    await observing.close();
    throw error;
  }
}
