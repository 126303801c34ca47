import type { Language, ServiceHealth } from '@countersign/contract';

const USAGE = 'usage: npm run doctor [-- --json]';
const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

const SHOWN: Readonly<Record<ServiceHealth['state'], string>> = { OK: 'ok', WARNING: 'warn', DOWN: 'fail' };

export interface DoctorPorts {
  readonly examine: (language: Language) => Promise<readonly ServiceHealth[]>;
  readonly language: Language;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/**
 * Prints what each check found, one line each and below it the correction where one is needed.
 * @returns the exit status: 0 if nothing failed, 1 if something did, 2 for wrong arguments
 */
export async function runDoctor(args: readonly string[], ports: DoctorPorts): Promise<number> {
  const given = args.filter((argument) => argument !== '--');
  if (given.some((argument) => argument !== '--json')) {
    ports.err(`${USAGE}\n`);
    return EXIT_USAGE;
  }
  const found = await ports.examine(ports.language);
  const isFailed = found.some(({ state }) => state === 'DOWN');
  if (given.includes('--json')) {
    const checks = found.map(({ name, state, facts, problem, fix }) => ({
      name,
      status: SHOWN[state],
      problem,
      fix,
      facts,
    }));
    ports.out(`${JSON.stringify({ status: isFailed ? 'fail' : 'ok', checks }, null, 2)}\n`);
  } else for (const one of found) ports.out(`${lineOf(one)}\n`);
  return isFailed ? EXIT_FAILED : 0;
}

const STATUS_WIDTH = 6;
const NAME_WIDTH = 22;

function lineOf({ name, state, facts, problem, fix }: ServiceHealth): string {
  const known = Object.entries(facts).map(([fact, value]) => `${fact} ${value}`);
  const words = problem === null ? known.join(', ') : `${problem} → ${fix ?? ''}`;
  return `${SHOWN[state].padEnd(STATUS_WIDTH)}${name.padEnd(NAME_WIDTH)}${words}`.trimEnd();
}
