import { readFileSync } from 'node:fs';
import { type AuthorityIdentity, type AuthorityKeyName, commonNameOf, identityProblems } from '@countersign/pki';
import { z } from 'zod';

/** Asks on a terminal; an empty answer takes the proposal. */
export type Ask = (question: string, proposal: string) => Promise<string>;

/** The options that name an authority; each is also a variable, and a field of the file of `--answers`. */
export const IDENTITY_OPTIONS = {
  answers: { type: 'string' },
  organisation: { type: 'string' },
  country: { type: 'string' },
  'root-name': { type: 'string' },
  'issuing-name': { type: 'string' },
  'tsa-name': { type: 'string' },
  'ocsp-name': { type: 'string' },
  'seal-name': { type: 'string' },
  'log-name': { type: 'string' },
  'policy-arc': { type: 'string' },
  'cps-url': { type: 'string' },
} as const;

type Option = Exclude<keyof typeof IDENTITY_OPTIONS, 'answers'>;
export type IdentityValues = { readonly [K in keyof typeof IDENTITY_OPTIONS]?: string | undefined };

const NAMES: readonly (readonly [AuthorityKeyName, Option])[] = [
  ['root', 'root-name'],
  ['issuing', 'issuing-name'],
  ['tsa', 'tsa-name'],
  ['ocsp', 'ocsp-name'],
  ['platform', 'seal-name'],
  ['log', 'log-name'],
];

const OPTIONS = Object.keys(IDENTITY_OPTIONS).filter((name): name is Option => name !== 'answers');
const answersFile = z.partialRecord(z.enum(OPTIONS as [Option, ...Option[]]), z.string());

/** The variable of an option: CA_ORGANISATION, CA_ROOT_NAME. */
const variableOf = (option: Option): string => `CA_${option.toUpperCase().replaceAll('-', '_')}`;

/** The names cannot be used, or some are missing. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
}

/**
 * The identity of a production authority, of the options, else the environment, else the file of answers, else the answers on
 * the terminal. Null if none of them names an organisation and there is no terminal.
 * @throws IdentityError with every problem
 */
export async function readIdentity(
  values: IdentityValues,
  { env, ask, evaluation }: { readonly env: NodeJS.ProcessEnv; readonly ask: Ask | null; readonly evaluation: boolean },
): Promise<AuthorityIdentity | null> {
  const answers = values.answers === undefined ? {} : readAnswers(values.answers);
  const given = (option: Option): string | undefined => {
    const found = values[option] ?? env[variableOf(option)] ?? answers[option];
    return found === undefined || found.trim() === '' ? undefined : found.trim();
  };
  const identity =
    given('organisation') === undefined && ask !== null ? await askAll(given, ask, evaluation) : identityOf(given);
  if (identity === null) return null;
  const problems = [
    ...(identity.country === undefined ? ['the country is missing (--country, two letters)'] : []),
    ...identityProblems(identity, evaluation),
  ];
  if (problems.length > 0) {
    throw new IdentityError(`These names cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
  return identity;
}

type Given = (option: Option) => string | undefined;

function identityOf(given: Given): AuthorityIdentity | null {
  const organisation = given('organisation');
  if (organisation === undefined) return null;
  const names = NAMES.flatMap(([role, option]) => {
    const name = given(option);
    return name === undefined ? [] : [[role, name] as const];
  });
  return {
    organisation,
    country: given('country'),
    ...(names.length === 0 ? {} : { names: Object.fromEntries(names) }),
    policyArc: given('policy-arc') ?? null,
    cpsUrl: given('cps-url') ?? null,
  };
}

async function askAll(given: Given, ask: Ask, evaluation: boolean): Promise<AuthorityIdentity | null> {
  const organisation = await ask('Organisation, as in its register', '');
  const country = await ask('Country, two letters', given('country') ?? '');
  const names = new Map<Option, string>();
  for (const [role, option] of NAMES) {
    const proposal = given(option) ?? commonNameOf({ organisation, evaluation }, role, 1);
    const answer = await ask(`Common name: ${role === 'platform' ? 'evidence seal' : role}`, proposal);
    names.set(option, answer === proposal && given(option) === undefined ? '' : answer);
  }
  const arc = await ask('Arc of your policy identifiers, if you have one', given('policy-arc') ?? '');
  const cps = await ask(
    'Address of the practice statement, if it is not a page of this server',
    given('cps-url') ?? '',
  );
  const own: Readonly<Record<string, string>> = { organisation, country, 'policy-arc': arc, 'cps-url': cps };
  return identityOf((option) => {
    const answer = names.get(option) ?? own[option] ?? '';
    return answer === '' ? undefined : answer;
  });
}

function readAnswers(file: string): Readonly<Partial<Record<Option, string>>> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new IdentityError(`${file}: ${(error as Error).message}`);
  }
  const parsed = answersFile.safeParse(value);
  if (!parsed.success) {
    throw new IdentityError(`${file} may contain only these names, each with a text: ${OPTIONS.join(', ')}`);
  }
  return parsed.data;
}
