// npm run migration [-- NAME expand|contract [OLDEST]]: writes migrations from the schema. With --check it only judges them.
// Until the first release it rewrites the one migration; from then on it adds one with the change since the last.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { AFTER_TABLES, BEFORE_TABLES } from '../../packages/server/src/platform/database/schema/hand-written.ts';
import * as schema from '../../packages/server/src/platform/database/schema/index.ts';
import { keepGenerated } from './generated.ts';
import { judgeMigrations } from './judge-migrations.ts';
import { judgeFixtures, readFixtures, releasedIn } from './released.ts';
import { ROOT } from './sources.ts';

const FIRST = '0000_initial.sql';
const FIRST_RELEASE = '0.1.0';
const BREAKPOINT = '--> statement-breakpoint\n';
const EXIT_USAGE = 2;

const migrations = path.join(ROOT, 'packages/server/migrations');
/** The schema after the last migration: the next one is the difference. */
const snapshot = path.join(migrations, 'meta/schema.json.br');
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
const released = releasedIn(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'));

type Shape = ReturnType<typeof generateDrizzleJson>;
const nothing = generateDrizzleJson({});
// Its own id is random, and nothing depends on it.
const now: Shape = { ...generateDrizzleJson(schema), id: nothing.prevId };
const shape = JSON.stringify(now);
const before = (): Shape =>
  existsSync(snapshot) ? (JSON.parse(brotliDecompressSync(readFileSync(snapshot)).toString()) as Shape) : nothing;

const printed = (head: Readonly<Record<string, string>>, statements: readonly string[]): string =>
  Object.entries(head)
    .map(([name, value]) => `-- ${name}: ${value}\n`)
    .join('') + statements.map((statement) => `${statement.trim()}\n`).join(BREAKPOINT);

const isCheck = process.argv.includes('--check');
const [name, kind, oldest] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

if (released.length === 0) {
  const tables = await generateMigration(nothing, now);
  const text = printed({ release: FIRST_RELEASE, kind: 'initial' }, [...BEFORE_TABLES, ...tables, ...AFTER_TABLES]);
  keepGenerated(path.join(migrations, FIRST), text, 'npm run migration');
} else if (!isCheck) await addMigration();

const isKept = JSON.stringify(before()) === shape;
if (isCheck && !isKept)
  fail([
    `the schema has changed: run \`npm run migration${released.length === 0 ? '' : ' -- NAME expand|contract'}\` and commit what it writes`,
  ]);
if (!isCheck && !isKept) writeFileSync(snapshot, brotliCompressSync(shape));

const files = readdirSync(migrations)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({ file, text: readFileSync(path.join(migrations, file), 'utf8') }));
fail(judgeMigrations(files, version));
if (isCheck) fail(judgeFixtures(files, { released, version, fixtures: readFixtures() }));

/** Writes a migration with what has changed in the schema since the last one. */
async function addMigration(): Promise<void> {
  const changes = await generateMigration(before(), now);
  if (changes.length === 0 && name === undefined) return void process.stdout.write('the schema has not changed\n');
  if (name === undefined || !/^[a-z0-9_]+$/.test(name) || (kind !== 'expand' && kind !== 'contract')) {
    process.stderr.write(`usage: npm run migration -- NAME expand | NAME contract OLDEST\n${changes.join('\n')}\n`);
    process.exit(EXIT_USAGE);
  }
  const place = readdirSync(migrations).filter((file) => file.endsWith('.sql')).length;
  const file = path.join(migrations, `${String(place).padStart(4, '0')}_${name}.sql`);
  const head = { release: version, kind, ...(kind === 'contract' ? { oldest: oldest ?? released[0] ?? '' } : {}) };
  writeFileSync(file, printed(head, changes), { flag: 'wx' });
  process.stdout.write(`${path.basename(file)} is written\n`);
}

function fail(problems: readonly string[]): void {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
