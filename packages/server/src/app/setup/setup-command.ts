import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Language } from '@countersign/contract';
import { ConfigError, SecretFileError, problemOfSecretFile, readConfig, settingNames } from '../../platform/index.ts';
import { type Gathered, SetupRefusedError, gather, givenAnswer, linesOf } from './gather.ts';
import { NAMES_NEEDED, type Programs, finish } from './finish.ts';
import { isAnswer, isSecret } from './questions.ts';
import { type Readers, fileNameOf, makeDirectory, makePlaceFor, readSecret, writeFor } from './secret-files.ts';
import { changedSettings, readSettings } from './settings-file.ts';
import { TARGET_NAMES, type Target, targetOf } from './targets.ts';
import { EndOfInputError, type Terminal } from './terminal.ts';
import { type Say, sayIn } from './words.ts';

const USAGE = `usage: npm run setup [-- --for ${TARGET_NAMES.join('|')}] [--directory DIRECTORY] [--user NAME]
       [--answers FILE] [--preview | --yes] [--change]
       Every answer may also be a variable (docs/operate/install.md).`;
const EXIT_REFUSED = 2;

export interface SetupPorts extends Programs {
  readonly env: NodeJS.ProcessEnv;
  readonly language: Language;
  readonly openTerminal: () => Terminal | null;
  readonly err: (text: string) => void;
  /** Of this process; null on a system without such ids. */
  readonly uid: number | null;
  /** The ids of a user of this machine; null = there is none. */
  readonly idsOf: (user: string) => Readers | null;
}

const OPTIONS = {
  for: { type: 'string' },
  directory: { type: 'string' },
  user: { type: 'string', default: 'countersign' },
  answers: { type: 'string' },
  preview: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  change: { type: 'boolean', default: false },
} as const;

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: args.filter((argument) => argument !== '--'), options: OPTIONS }).values;
  } catch (error) {
    throw new SetupRefusedError(`${(error as Error).message}\n${USAGE}`);
  }
}
type Values = ReturnType<typeof readArgs>;

/**
 * `npm run setup`: asks for or checks everything that production needs, writes settings and secrets, and makes the authority and
 * the first operator. A second run checks, and changes nothing that is not asked for.
 * @returns the exit status: 0, 1 if a check failed, 2 if nothing can be done with what was given
 */
export async function runSetup(args: readonly string[], ports: SetupPorts): Promise<number> {
  const say = sayIn(ports.language);
  let terminal: Terminal | null = null;
  try {
    const values = readArgs(args);
    terminal = ports.openTerminal();
    return await setUp(values, { ...ports, terminal, say });
  } catch (error) {
    const isTold =
      error instanceof SetupRefusedError || error instanceof ConfigError || error instanceof SecretFileError;
    if (!isTold && !(error instanceof EndOfInputError)) throw error;
    ports.err(`${isTold ? error.message : say('STOPPED')}\n`);
    return EXIT_REFUSED;
  } finally {
    terminal?.close();
  }
}

type Context = SetupPorts & { readonly terminal: Terminal | null; readonly say: Say };

async function setUp(values: Values, ports: Context): Promise<number> {
  const { say, out, env } = ports;
  const answers = readAnswers(values.answers, say);
  const target = await targetFor(values, answers, ports);
  const directory = directoryFor(values, target, ports);
  const readers = readersFor(values, target, ports);
  const secretsIn = path.join(directory, 'secrets');
  const settingsFile = path.join(directory, 'settings');
  const stored = readSettings(settingsFile);
  const gathered = await gather(target, {
    env,
    answers,
    stored,
    secretsIn,
    terminal: ports.terminal,
    isChange: values.change,
    others: settingNames(),
    later: givenAnswer({ env, answers }, 'AUTHORITY') === 'later' ? [] : NAMES_NEEDED,
    say,
  });
  const checked = demandUsable(stored, gathered, env);
  const files = { settings: settingsFile, secretsIn, secretsAt: target.secretsAt ?? secretsIn };
  if (values.preview) preview(files, gathered, ports);
  else write(files, gathered, readers, ports);
  for (const line of gathered.kept) out(`${line}\n`);
  return finish({
    ports,
    terminal: ports.terminal,
    say,
    target,
    directory,
    readers,
    given: (name) => givenAnswer({ env, answers }, name),
    identity: new Map([...answers, ...Object.entries(env)].filter(isOfAuthority)),
    isYes: values.yes,
    isPreview: values.preview,
    environment: values.preview || target.secretsAt !== null ? checked : Object.fromEntries(readSettings(settingsFile)),
  });
}

const isOfAuthority = (one: [string, string | undefined]): one is [string, string] =>
  one[0].startsWith('CA_') && one[1] !== undefined && one[1] !== '';

function readAnswers(file: string | undefined, say: Say): Map<string, string> {
  if (file === undefined) return new Map();
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SetupRefusedError(`${file}: ${(error as Error).message}`);
  }
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : { '?': value });
  const odd = entries.filter(([name, text]) => !isAnswer(name) || typeof text !== 'string').map(([name]) => name);
  if (odd.length > 0) throw new SetupRefusedError(say('ANSWERS_BAD', { file, names: odd.join(', ') }));
  const problem = entries.some(([name]) => isSecret(name)) ? problemOfSecretFile(path.resolve(file)) : null;
  if (problem !== null) throw new SetupRefusedError(say('ANSWERS_OPEN', { problem }));
  return new Map(entries as [string, string][]);
}

async function targetFor(values: Values, answers: ReadonlyMap<string, string>, ports: Context): Promise<Target> {
  const given = values.for ?? givenAnswer({ env: ports.env, answers }, 'FOR');
  // What exists was made for something already; without an answer it is a service of this machine.
  const asked = given ?? (ports.terminal === null || values.directory !== undefined ? 'systemd' : null);
  const name =
    asked ?? (await ports.terminal?.ask(ports.say('FOR'), { proposal: 'systemd', isHidden: false })) ?? 'systemd';
  const target = targetOf(name);
  if (target !== null) return target;
  throw new SetupRefusedError(ports.say('BAD_CHOICE', { name: '--for', form: TARGET_NAMES.join(', ') }));
}

function directoryFor({ directory }: Values, target: Target, { uid }: Context): string {
  if (directory !== undefined) return path.resolve(directory);
  if (target.name === 'systemd' && uid === 0) return '/etc/countersign';
  throw new SetupRefusedError(`--directory is missing\n${USAGE}`);
}

/** Who reads the secrets beside their owner. */
function readersFor({ user }: Values, target: Target, { uid, idsOf, say }: Context): Readers | null {
  if (target.name === 'kubernetes' || uid === null) return null;
  if (target.uid !== null) {
    if (uid === 0) return { uid: target.uid, gid: target.uid };
    if (uid === target.uid) return null;
    throw new SetupRefusedError(say('NEEDS_UID', { uid: String(target.uid) }));
  }
  if (uid !== 0) return null;
  const ids = idsOf(user);
  if (ids === null) throw new SetupRefusedError(say('NO_USER', { user }));
  return ids;
}

/** The environment of a server with these settings, its secrets within. @throws ConfigError if production does not start with it */
function demandUsable(
  stored: ReadonlyMap<string, string>,
  { settings, secrets }: Gathered,
  { PATH }: NodeJS.ProcessEnv,
): Record<string, string> {
  const others = [...stored].filter(([name]) => !name.endsWith('_FILE') || !isSecret(name.slice(0, -'_FILE'.length)));
  const environment = { PATH: PATH ?? '', ...Object.fromEntries([...others, ...settings, ...secrets]) };
  readConfig(environment);
  return environment;
}

interface Files {
  readonly settings: string;
  readonly secretsIn: string;
  /** Where the server finds the secrets. */
  readonly secretsAt: string;
}

function preview({ settings, secretsIn, secretsAt }: Files, gathered: Gathered, { out, say }: Context): void {
  out(`${say('WOULD_WRITE', { file: settings })}\n`);
  for (const [name, value] of linesOf(gathered, secretsAt)) out(`  ${name}=${value}\n`);
  for (const name of gathered.secrets.keys())
    out(`${say('WOULD_WRITE', { file: path.join(secretsIn, fileNameOf(name)) })}\n`);
}

function write(files: Files, gathered: Gathered, readers: Readers | null, { out, say }: Context): void {
  // Commands that run before the first start of the service, which would make it, write there too.
  for (const name of ['DATA_DIR', 'KEYS_DIR'])
    if (readers !== null && gathered.settings.has(name))
      makePlaceFor(readers, path.dirname(gathered.settings.get(name) ?? ''));
  const tell = (isNew: boolean, file: string): void => out(`${say(isNew ? 'WRITTEN' : 'UNCHANGED', { file })}\n`);
  makeDirectory(path.dirname(files.settings), readers);
  makeDirectory(files.secretsIn, readers);
  for (const [name, value] of gathered.secrets) {
    const file = path.join(files.secretsIn, fileNameOf(name));
    const isNew = readSecret(files.secretsIn, name) !== value;
    if (isNew) writeFor(readers, file, `${value}\n`);
    tell(isNew, file);
  }
  const before = existsSync(files.settings) ? readFileSync(files.settings, 'utf8') : null;
  const text = changedSettings(before, linesOf(gathered, files.secretsAt));
  if (text !== before) writeFor(readers, files.settings, text);
  tell(text !== before, files.settings);
  if (before === null) {
    const keys = ['kek', 'pepper'].map((name) => path.join(files.secretsIn, name)).join(', ');
    out(`${say('KEYS_COPY', { files: keys })}\n`);
  }
}
