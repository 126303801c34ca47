/**
 * npm run ca -- create | status | rollover | renew | backup | restore | ceremony …
 *
 * The certificate authority by hand (docs/cycles/authority.md). The server must not be running on the embedded database
 * meanwhile; with DATABASE_URL it may, and uses the new state within half a minute.
 */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { type AuthorityIdentity, BoxError, LintError, PkiError, sealingLike } from '@countersign/pki';
import {
  type Config,
  ConfigError,
  DataDirInUseError,
  type Database,
  DatabaseVersionError,
  type OpenOptions,
  SecretFileError,
  createLog,
  openDatabase,
  givenEnvironment,
  readConfig,
  systemClock,
  systemIds,
} from '../../platform/index.ts';
import {
  AuthorityError,
  BackupError,
  KekRotationError,
  issuingKeyOf,
  kekSourceOf,
  loadKeks,
  openOptionsOf,
  openSignerInProcess,
  signerHost,
} from '../signer/index.ts';
import { CaUsageError, runCa } from './ca-command.ts';
import { fetchLists } from './fetch-lists.ts';
import { IdentityError } from './read-identity.ts';

const EXIT_REFUSED = 2;
const KNOWN = [
  KekRotationError,
  CaUsageError,
  IdentityError,
  ConfigError,
  DatabaseVersionError,
  AuthorityError,
  BackupError,
  BoxError,
  PkiError,
  LintError,
  SecretFileError,
];

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config);
  const opened: Database[] = [];
  const keks = (): readonly Uint8Array[] => loadKeks(kekSourceOf(config));
  const hostPorts = async () => {
    const db = opened[0] ?? (await openDatabase(config, { log }));
    opened[0] = db;
    return { db, clock: systemClock, ids: systemIds, log };
  };
  try {
    await runCa(process.argv.slice(2), {
      passphrase: askPassphrase,
      out: (text) => void process.stdout.write(text),
      now: () => systemClock.now(),
      env: givenEnvironment(),
      ask: process.stdin.isTTY === true ? askPlainly : null,
      plan: () => ({
        evaluation: config.mode === 'evaluation',
        pkiUrl: config.pkiUrl,
        keys: config.keys.authority,
        place: placeOf(config),
      }),
      installation: async (identity) => {
        const ports = await hostPorts();
        const options = optionsWith(config, identity);
        const { db, ids } = ports;
        const host = signerHost(ports);
        // While a key-encryption key is replaced, new keys are sealed like the present ones.
        const kek = sealingLike(keks(), issuingKeyOf(await host.loadAuthority(null)));
        return { db, ids, host, kek, options, now: systemClock.now() };
      },
      signer: async (identity) =>
        openSignerInProcess({ ...(await hostPorts()), kek: keks() }, optionsWith(config, identity)),
      fetchLists: async (now) => fetchLists({ ...(await hostPorts()), config }, now),
      rotation: async () => ({ ...(await hostPorts()), keks: keks() }),
    });
  } finally {
    await opened[0]?.close();
  }
}

const placeOf = ({ pkcs11, kms }: Config): string =>
  pkcs11 !== null ? `in the token ${pkcs11.token}` : kms !== null ? `in ${kms.url}` : 'sealed in the database';

const optionsWith = (config: Config, identity: AuthorityIdentity | null = null): OpenOptions => ({
  ...openOptionsOf(config),
  ...(identity === null ? {} : { identity }),
});

async function askPlainly(question: string, proposal: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const asked = proposal === '' ? `${question}: ` : `${question} [${proposal}]: `;
  const answer = await new Promise<string>((resolve, reject) => {
    lines.once('close', () => reject(new CaUsageError('Nothing was made.')));
    lines.question(asked, resolve);
  });
  lines.close();
  return answer.trim() === '' ? proposal : answer.trim();
}

/** Reads from the terminal without showing the input; a new passphrase twice. */
async function askPassphrase(isNew: boolean): Promise<string> {
  const word = await ask('passphrase: ');
  if (isNew && process.stdin.isTTY && word !== (await ask('once more: '))) {
    throw new CaUsageError('The two passphrases differ.');
  }
  return word;
}

function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY === true });
  return new Promise((resolve, reject) => {
    lines.once('close', () => reject(new CaUsageError('The passphrase is empty.')));
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      process.stderr.write('\n');
    });
  });
}

const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error && 'code' in error;

main().catch((error: unknown) => {
  // Errors of files and of connections have a code, and name their subject.
  const isKnown = KNOWN.some((kind) => error instanceof kind) || isOfSystem(error);
  if (!isKnown && !(error instanceof DataDirInUseError)) throw error;
  const text = isKnown
    ? (error as Error).message
    : 'The server is running on this database. Stop it, then run this command again.';
  process.stderr.write(`${text}\n`);
  process.exitCode = EXIT_REFUSED;
});
