import { chownSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SetupRefusedError, askUntilUsable, refuse } from './gather.ts';
import { type Readers, writeFor } from './secret-files.ts';
import type { Target } from './targets.ts';
import type { Terminal } from './terminal.ts';
import type { Say, Word } from './words.ts';

/** The other commands of the product, which are carried out as the user of the server. */
export interface Programs {
  readonly run: (
    program: 'doctor' | 'ca' | 'operator',
    args: readonly string[],
    how: { readonly env: Readonly<Record<string, string>>; readonly as: Readers | null },
  ) => Promise<{ readonly status: number; readonly out: string; readonly err: string }>;
  /** A command as this user would type it. */
  readonly typed: (command: string) => string;
  readonly out: (text: string) => void;
}

interface Rest {
  readonly ports: Programs;
  readonly terminal: Terminal | null;
  readonly say: Say;
  readonly target: Target;
  readonly directory: string;
  readonly readers: Readers | null;
  readonly given: (name: string) => string | null;
  /** The names of the authority that are given, by variable. */
  readonly identity: ReadonlyMap<string, string>;
  readonly isYes: boolean;
  readonly isPreview: boolean;
  /** With which the other commands run. */
  readonly environment: Readonly<Record<string, string>>;
}

interface Check {
  readonly name: string;
  readonly status: 'ok' | 'warn' | 'fail';
  readonly problem: string | null;
  readonly fix: string | null;
  readonly facts: Readonly<Record<string, string | number>>;
}

const run = ({ ports, environment, readers, target }: Rest, ...[program, args, more = {}]: RunArgs) =>
  ports.run(program, args, {
    env: { ...environment, ...more },
    as: target.secretsAt === null ? readers : null,
  });
type RunArgs = [
  program: 'doctor' | 'ca' | 'operator',
  args: readonly string[],
  more?: Readonly<Record<string, string>>,
];

/** After the settings are written: the checks, the authority, the first operator, and what to do next; returns the exit status. */
export async function finish(rest: Rest): Promise<number> {
  const { ports, say, target, isPreview } = rest;
  if (isPreview) {
    const identity = namesOf(rest);
    if (identity.has('CA_ORGANISATION')) await showNames(rest, identity);
    return 0;
  }
  if (target.secretsAt !== null) {
    const isWritten = await writeNames(rest);
    ports.out(`${say('UNCHECKED')}\n${say('NEXT')}\n${nextElsewhere(rest, isWritten)}`);
    return 0;
  }
  ports.out(`${say('CHECKS')}\n`);
  const checks = await examine(rest);
  const isFailed = checks.some(({ status }) => status === 'fail');
  const isStopped = checks.some(
    ({ name, status }) => status === 'fail' && ['settings', 'database', 'kek'].includes(name),
  );
  if (isStopped) {
    ports.out(`${say('CHECK_FAILED')}\n`);
    return 1;
  }
  const facts = checks.find(({ name }) => name === 'certificateAuthority')?.facts ?? {};
  const authority = Object.keys(facts).length > 0 ? 'THERE' : await settleAuthority(rest);
  if (authority === 'THERE') ports.out(`${say('HAS_AUTHORITY')}\n`);
  await settleOperator(rest, authority === 'MADE' || authority === 'REQUESTED');
  if (isFailed) ports.out(`${say('CHECK_FAILED')}\n`);
  ports.out(`${say('NEXT')}\n${nextHere(rest, authority)}`);
  return isFailed ? 1 : 0;
}

async function examine(rest: Rest): Promise<readonly Check[]> {
  const { out, err } = await run(rest, 'doctor', ['--json']);
  if (out === '') throw new SetupRefusedError(err.trim());
  const { checks } = JSON.parse(out) as { checks: Check[] };
  for (const { name, status, problem, fix, facts } of checks) {
    const known = Object.entries(facts).map(([fact, value]) => `${fact} ${value}`);
    const words = problem === null ? known.join(', ') : `${problem} → ${fix ?? ''}`;
    rest.ports.out(`${status.padEnd(6)}${name.padEnd(22)}${words}`.trimEnd().concat('\n'));
  }
  return checks;
}

type Authority = 'THERE' | 'MADE' | 'REQUESTED' | 'WAITING' | 'NOT_MADE';
const requestOf = ({ directory }: Rest): string => path.join(directory, 'authority.csr');

async function settleAuthority(rest: Rest): Promise<Authority> {
  const { ports, say, terminal, isYes } = rest;
  if (existsSync(requestOf(rest))) {
    ports.out(`${say('WAITING', { file: requestOf(rest) })}\n`);
    return 'WAITING';
  }
  const kind = await answerTo(rest, 'AUTHORITY', { proposal: 'own', values: ['own', 'external', 'later'] });
  if (kind === 'later') return 'NOT_MADE';
  const identity = await askNames(rest);
  if (kind === 'external') {
    await request(rest, identity);
    ports.out(`${say('WAITING', { file: requestOf(rest) })}\n`);
    return 'REQUESTED';
  }
  await showNames(rest, identity);
  const typed =
    isYes || terminal === null ? null : await terminal.ask(say('CONFIRM'), { proposal: '', isHidden: false });
  if (!isYes && typed !== identity.get('CA_ORGANISATION')) {
    ports.out(`${say('NOT_MADE')}\n`);
    return 'NOT_MADE';
  }
  await demandDone(run(rest, 'ca', ['create', '--yes'], Object.fromEntries(identity)));
  return 'MADE';
}

async function showNames(rest: Rest, identity: ReadonlyMap<string, string>): Promise<void> {
  rest.ports.out(await demandDone(run(rest, 'ca', ['create', '--preview'], Object.fromEntries(identity))));
}

/** The other names of an authority follow from these. */
export const NAMES_NEEDED = ['CA_ORGANISATION', 'CA_COUNTRY'] as const;
const namesOf = ({ identity }: Rest): Map<string, string> => new Map(identity);

async function askNames(rest: Rest): Promise<Map<string, string>> {
  const names = namesOf(rest);
  if (rest.terminal === null)
    refuse(
      rest.say('MISSING'),
      NAMES_NEEDED.filter((name) => !names.has(name)),
    );
  for (const name of NAMES_NEEDED)
    names.set(name, names.get(name) ?? (await answerTo(rest, name, { proposal: '', values: null })));
  return names;
}

/** Given, or asked for on the terminal, or the proposal. @throws SetupRefusedError where there is none of these */
async function answerTo(
  { given, terminal, say }: Rest,
  name: Word,
  { proposal, values }: { readonly proposal: string; readonly values: readonly string[] | null },
): Promise<string> {
  const judge = (value: string): string | null =>
    values === null || values.includes(value) ? null : say('BAD_CHOICE', { name, form: values.join(', ') });
  const answer = given(name) ?? (terminal === null ? proposal : null);
  if (answer === null && terminal !== null)
    return askUntilUsable(terminal, { name, kind: 'choice', isOptional: false, judge }, proposal, say);
  if (answer === null || answer === '') throw new SetupRefusedError(`${say('MISSING')}\n  - ${name}`);
  const problem = judge(answer);
  if (problem !== null) throw new SetupRefusedError(problem);
  return answer;
}

async function demandDone(done: ReturnType<Programs['run']>): Promise<string> {
  const { status, out, err } = await done;
  if (status !== 0) throw new SetupRefusedError(err.trim());
  return out;
}

/** The server's user writes the request, and may write into no directory of root. */
async function request(rest: Rest, identity: ReadonlyMap<string, string>): Promise<void> {
  const place = mkdtempSync(path.join(tmpdir(), 'countersign-request-'));
  try {
    if (rest.readers !== null) chownSync(place, rest.readers.uid, rest.readers.gid);
    const file = path.join(place, 'authority.csr');
    await demandDone(run(rest, 'ca', ['request', '--out', file], Object.fromEntries(identity)));
    copyFileSync(file, requestOf(rest));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function settleOperator(rest: Rest, isFirst: boolean): Promise<void> {
  const { ports, given } = rest;
  if (!isFirst && given('OPERATOR_LOGIN') === null) return;
  const login = await answerTo(rest, 'OPERATOR_LOGIN', { proposal: 'operator', values: null });
  const name = given('OPERATOR_NAME');
  const { status, out, err } = await run(rest, 'operator', [
    'create',
    '--login',
    login,
    ...(name === null ? [] : ['--name', name]),
  ]);
  // A second run finds the operator of the first.
  if (status !== 0 && !err.includes('already')) throw new SetupRefusedError(err.trim());
  ports.out(status === 0 ? out : err);
}

/** The names of the authority for the command that makes it where the server runs. Returns whether there is such a file. */
async function writeNames(rest: Rest): Promise<boolean> {
  const { ports, say, directory, readers, terminal } = rest;
  const file = path.join(directory, 'authority.json');
  if (existsSync(file)) return true;
  if (terminal === null && !rest.identity.has('CA_ORGANISATION')) return false;
  const kind = await answerTo(rest, 'AUTHORITY', { proposal: 'own', values: ['own', 'external', 'later'] });
  if (kind === 'later') return false;
  const identity = await askNames(rest);
  await showNames(rest, identity);
  const answers = [...identity].map(([name, value]) => [
    name.slice('CA_'.length).toLowerCase().replaceAll('_', '-'),
    value,
  ]);
  writeFor(readers, file, `${JSON.stringify(Object.fromEntries(answers), null, 2)}\n`);
  ports.out(`${say('ANSWERS_WRITTEN', { file })}\n`);
  return true;
}

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}\n`).join('');

function nextHere({ ports, directory, readers }: Rest, authority: Authority): string {
  const settings = path.join(directory, 'settings');
  const { typed } = ports;
  // The command of the service (deploy/systemd/countersign) reads /etc/countersign/settings.
  const isService = directory === '/etc/countersign' && readers !== null;
  const within = (command: string): string =>
    isService ? `countersign ${command}` : `(set -a; . ${settings}; ${typed(command)})`;
  if (authority === 'NOT_MADE') return indented([typed(`setup${isService ? '' : ` --directory ${directory}`}`)]);
  if (authority === 'REQUESTED' || authority === 'WAITING')
    return indented([within('ca install chain.pem --list root.crl')]);
  return indented([
    isService ? 'systemctl enable --now countersign' : within('start'),
    within('operator create --login NAME'),
  ]);
}

function nextElsewhere({ target, directory, ports }: Rest, hasNames: boolean): string {
  if (target.name === 'compose') {
    const once = `docker compose --project-directory ${directory} run --rm`;
    return indented([
      ...(hasNames
        ? [
            `${once} --volume ${directory}/authority.json:/authority.json:ro server-1 ca create --answers /authority.json --yes`,
          ]
        : [`${once} server-1 ca create`]),
      `${once} server-1 doctor`,
      `${once} server-1 operator create --login NAME`,
      `docker compose --project-directory ${directory} up --detach`,
    ]);
  }
  // The first start makes the authority of these names.
  if (!hasNames) return indented([ports.typed(`setup --for ${target.name} --directory ${directory}`)]);
  const kubectl = 'kubectl --namespace countersign';
  return indented([
    'kubectl apply --filename deploy/kubernetes/namespace.yaml',
    `${kubectl} create secret generic countersign --from-file=${directory}/secrets/`,
    `${kubectl} create configmap countersign --from-env-file=${directory}/settings`,
    `${kubectl} create configmap countersign-authority --from-file=${directory}/authority.json`,
    'kubectl apply --filename deploy/kubernetes/network-policies.yaml --filename deploy/kubernetes/first-start/',
    `${kubectl} wait --for=condition=complete job/countersign-authority`,
    'kubectl apply --filename deploy/kubernetes/',
  ]);
}
