// Writes the one migration from the schema. With --check it only compares.
// Until 0.1.0 is released a change of the schema rewrites this migration; a database made before is refused at the start.
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import * as schema from '../../packages/server/src/platform/database/schema/index.ts';
import { AFTER_TABLES, BEFORE_TABLES } from '../../packages/server/src/platform/database/schema/hand-written.ts';
import { keepGenerated } from './generated.ts';
import { ROOT } from './sources.ts';

const NAME = '0000_initial';
const BREAKPOINT = '--> statement-breakpoint\n';
/** drizzle orders migrations by these milliseconds; with one migration any number will do. */
const WHEN = 1_795_500_000_000;

const nothing = generateDrizzleJson({});
const tables = await generateMigration(nothing, generateDrizzleJson(schema, nothing.id));
const statements = [...BEFORE_TABLES, ...tables, ...AFTER_TABLES].map((statement) => `${statement.trim()}\n`);
const journal = {
  version: '7',
  dialect: 'postgresql',
  entries: [{ idx: 0, version: '7', when: WHEN, tag: NAME, breakpoints: true }],
};

const migrations = path.join(ROOT, 'packages/server/migrations');
keepGenerated(path.join(migrations, `${NAME}.sql`), statements.join(BREAKPOINT), 'npm run migration');
keepGenerated(
  path.join(migrations, 'meta/_journal.json'),
  `${JSON.stringify(journal, null, 2)}\n`,
  'npm run migration',
);
