import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readSecretText } from '../../platform/index.ts';
import { QUESTIONS, type Question, isSecret } from './questions.ts';
import { fileNameOf, readSecret } from './secret-files.ts';
import type { Target } from './targets.ts';
import type { Terminal } from './terminal.ts';
import type { Say, Word } from './words.ts';

/** The answers cannot be used, or some are missing; the text is in the language of the user. */
export class SetupRefusedError extends Error {
  override readonly name = 'SetupRefusedError';
}

/** Where answers come from, in this order: the environment, the file of --answers, what is stored, the terminal, a default. */
export interface Sources {
  readonly env: NodeJS.ProcessEnv;
  readonly answers: ReadonlyMap<string, string>;
  readonly stored: ReadonlyMap<string, string>;
  readonly secretsIn: string;
  /** Null where nothing may be asked. */
  readonly terminal: Terminal | null;
  /** Whether what is given replaces what is stored. */
  readonly isChange: boolean;
  /** Every setting that may be given without being asked for. */
  readonly others: readonly string[];
  /** What is asked for later, and cannot be asked for without a terminal. */
  readonly later: readonly string[];
  readonly say: Say;
}

export interface Gathered {
  readonly settings: ReadonlyMap<string, string>;
  /** By setting; and the password of the database in the compose file. */
  readonly secrets: ReadonlyMap<string, string>;
  /** Lines about given values that were not taken over. */
  readonly kept: readonly string[];
}

/** An answer of the environment or of the file; a secret also from the file that its variable names. */
export function givenAnswer({ env, answers }: Pick<Sources, 'env' | 'answers'>, name: string): string | null {
  const file = isSecret(name)
    ? env[`${name}_FILE`] || (env[name] ? undefined : answers.get(`${name}_FILE`))
    : undefined;
  if (file !== undefined) return readSecretText(path.resolve(file));
  return env[name] || answers.get(name) || null;
}

/** Asks until the answer can be used. */
export async function askUntilUsable(
  terminal: Terminal,
  question: Pick<Question, 'kind' | 'isOptional' | 'judge'> & { readonly name: Word },
  proposal: string,
  say: Say,
): Promise<string> {
  for (let told = ''; ;) {
    const asked = `${told}${say(question.name)}`;
    const answer = await terminal.ask(asked, { proposal, isHidden: question.kind === 'secret' });
    if (answer === '' && question.isOptional) return '';
    const problem = answer === '' ? '' : question.judge(answer, say);
    if (problem === null) return answer;
    told = problem === '' ? '' : `! ${problem}\n`;
  }
}

/**
 * Every setting and secret of an installation. What is stored stays, unless it is to be changed.
 * @throws SetupRefusedError with every problem and everything that is missing
 */
export async function gather(target: Target, sources: Sources): Promise<Gathered> {
  const { stored, secretsIn, terminal, isChange, say } = sources;
  const isFirst = stored.size === 0;
  const fixed = Object.entries(target.fixed).map(([name, value]) => [name, stored.get(name) ?? value] as const);
  const known = new Map<string, string>([['FOR', target.name], ...fixed, ['MODE', 'production']]);
  const problems: string[] = [];
  const missing: string[] = [];
  const kept: string[] = [];
  const presentOf = (name: string): string | null => {
    if (name === 'STORAGE') return isFirst ? null : stored.has('S3_BUCKET') ? 's3' : 'directory';
    return isSecret(name) ? readSecret(secretsIn, name) : (stored.get(name) ?? null);
  };
  const settle = async (question: Question): Promise<void> => {
    const { name, isOptional } = question;
    const present = presentOf(name);
    const given = givenAnswer(sources, name);
    if (given !== null && present !== null && given !== present && !isChange) kept.push(say('KEPT', { name }));
    const value = present !== null && !isChange ? present : (given ?? null);
    if (value !== null) {
      const problem = question.judge(value, say);
      if (problem !== null) problems.push(problem);
      known.set(name, value);
      return;
    }
    const proposal = present ?? question.propose(known);
    if (isOptional && !isFirst && !isChange) return;
    if (terminal === null && proposal === '') return void (isOptional || missing.push(name));
    const answer = terminal === null ? proposal : await askUntilUsable(terminal, question, proposal, say);
    if (answer !== '') known.set(name, answer);
  };
  for (const question of QUESTIONS) {
    const isSettled = target.settled.includes(question.name) || known.has(question.name);
    if (!isSettled && question.isAsked(known)) await settle(question);
  }
  for (const name of sources.others) {
    if (NOT_GIVEN.includes(name) || QUESTIONS.some((question) => question.name === name)) continue;
    const given = givenAnswer(sources, name);
    const present = presentOf(name);
    if (given === null) continue;
    if (present === null || isChange) known.set(name, given);
    else if (given !== present) kept.push(say('KEPT', { name }));
  }
  if (isFirst && terminal === null)
    missing.push(...sources.later.filter((name) => givenAnswer(sources, name) === null));
  refuse(say('REFUSED'), problems);
  refuse(say('MISSING'), missing);
  addKeys(known, sources, kept);
  if (target.name === 'compose') addOwnServices(known, sources);
  return split(known, kept);
}

/** @throws SetupRefusedError where there is a line */
export function refuse(title: string, lines: readonly string[]): void {
  if (lines.length > 0) throw new SetupRefusedError([title, ...lines.map((line) => `  - ${line}`)].join('\n'));
}

const newKey = (): string => randomBytes(32).toString('hex');
const KEYS = ['KEK', 'PEPPER'];
/** Decided here. */
const NOT_GIVEN = ['MODE', ...KEYS];

/** Keys that exist are never replaced, and missing ones are made, unless they are given. */
function addKeys(known: Map<string, string>, sources: Sources, kept: string[]): void {
  for (const name of [...KEYS, ...(known.get('SMS_PROVIDER') === 'webhook' ? ['SMS_WEBHOOK_SECRET'] : [])]) {
    const given = givenAnswer(sources, name);
    const present = readSecret(sources.secretsIn, name);
    if (present !== null && given !== null && given !== present) kept.push(sources.say('KEPT_KEY', { name }));
    known.set(name, present ?? given ?? newKey());
  }
}

/** What the services of the compose file share: a database and an object store of their own. */
function addOwnServices(known: Map<string, string>, { secretsIn }: Sources): void {
  const keep = (name: string, make: () => string): string => {
    const value = readSecret(secretsIn, name) ?? make();
    known.set(name, value);
    return value;
  };
  const password = keep('DATABASE_PASSWORD', newKey);
  keep('DATABASE_URL', () => `postgres://countersign:${password}@database:5432/countersign`);
  keep('S3_ACCESS_KEY_ID', () => 'countersign');
  keep('S3_SECRET_ACCESS_KEY', newKey);
  known.set('COUNTERSIGN_HOST', new URL(known.get('PUBLIC_URL') ?? '').host);
}

/** Not settings of the server, but choices of this command. */
const CHOICES = ['FOR', 'STORAGE'];

function split(known: ReadonlyMap<string, string>, kept: readonly string[]): Gathered {
  const all = [...known].filter(([name]) => !CHOICES.includes(name));
  const isKept = ([name]: [string, string]): boolean => isSecret(name) || name === 'DATABASE_PASSWORD';
  return { secrets: new Map(all.filter(isKept)), settings: new Map(all.filter((one) => !isKept(one))), kept };
}

/** The lines of the file of settings: the settings, and where each secret is for the server. */
export function linesOf({ settings, secrets }: Gathered, secretsAt: string): Map<string, string> {
  const files = [...secrets.keys()]
    .filter((name) => isSecret(name))
    .map((name): [string, string] => [`${name}_FILE`, `${secretsAt}/${fileNameOf(name)}`]);
  return new Map([...settings, ...files]);
}
