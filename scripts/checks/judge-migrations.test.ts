import { describe, expect, it } from 'vitest';
import { judgeMigrations } from './judge-migrations.ts';
import { judgeFixtures, releasedIn } from './released.ts';
import { parseMigration } from '../../packages/server/src/platform/database/migrations/release.ts';

const INITIAL = {
  file: '0000_initial.sql',
  text: `-- release: 0.1.0
-- kind: initial
CREATE TABLE "job" ("id" uuid, "state" text, CONSTRAINT "job_state" CHECK (state in ('A', 'B')));
`,
};
const after = (text: string, head = '-- release: 0.2.0\n-- kind: expand', file = '0001_next.sql') => ({
  file,
  text: `${head}\n${text}\n`,
});
const judge = (text: string, head?: string): string[] => judgeMigrations([INITIAL, after(text, head)], '0.3.0');

describe('An expand migration', () => {
  it.each([
    'ALTER TABLE "job" ADD COLUMN "note" text;',
    `ALTER TABLE "job" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "note" ("id" uuid PRIMARY KEY NOT NULL);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "note_id" ON "note" USING btree ("id");',
    'CREATE INDEX "job_note" ON "job" USING btree ("state");',
    'ALTER TABLE "job" ALTER COLUMN "state" DROP NOT NULL;',
    `ALTER TABLE "job" DROP CONSTRAINT "job_state";\n--> statement-breakpoint\nALTER TABLE "job" ADD CONSTRAINT "job_state" CHECK (state in ('A', 'B', 'C'));`,
  ])('may add: %s', (text) => {
    expect(judge(text)).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "job" DROP COLUMN "state";', 'may only add'],
    ['DROP TABLE "job";', 'may only add'],
    ['ALTER TABLE "job" RENAME COLUMN "state" TO "status";', 'may only add'],
    ['ALTER TABLE "job" RENAME TO "task";', 'may only add'],
    ['ALTER TABLE "job" ALTER COLUMN "state" SET NOT NULL;', 'may only add'],
    ['ALTER TABLE "job" ALTER COLUMN "state" SET DATA TYPE integer;', 'may only add'],
    ['DELETE FROM "job";', 'may only add'],
    ['ALTER TABLE "job" ADD COLUMN "note" text NOT NULL;', 'NOT NULL without a default'],
    ['ALTER TABLE "job" ADD COLUMN "note" text UNIQUE;', 'unique column'],
    ['CREATE UNIQUE INDEX "job_one" ON "job" USING btree ("state");', 'unique index'],
    [`ALTER TABLE "job" ADD CONSTRAINT "job_known" CHECK (state in ('A'));`, 'new constraint'],
    ['ALTER TABLE "job" DROP CONSTRAINT "job_state";', 'must come back wider'],
    [
      `ALTER TABLE "job" DROP CONSTRAINT "job_state";\n--> statement-breakpoint\nALTER TABLE "job" ADD CONSTRAINT "job_state" CHECK (state in ('B', 'C'));`,
      'may only grow',
    ],
  ])('may not: %s', (text, why) => {
    expect(judge(text)).toEqual([expect.stringContaining(why)]);
  });
});

describe('A migration', () => {
  const ADD = 'ALTER TABLE "job" ADD COLUMN "note" text;';
  const DROP = 'ALTER TABLE "job" DROP COLUMN "note";';
  it.each([
    ['-- kind: expand', 'names no release'],
    ['-- release: 0.2.0', 'must say whether'],
    ['-- release: 0.4.0\n-- kind: expand', 'is of release 0.4.0, and this is 0.3.0'],
    ['-- release: 0.0.9\n-- kind: expand', 'follows one of 0.1.0'],
    ['-- release: 0.2.0\n-- kind: contract', 'names the oldest release'],
    ['-- release: 0.2.0\n-- kind: contract\n-- oldest: 0.2.0', 'two releases work side by side'],
  ])('is described: %s', (head, why) => {
    expect(judge(ADD, head)).toEqual([expect.stringContaining(why)]);
  });

  it('that removes something may be of the release after, and follows the expand ones of its own', () => {
    const contract = after(DROP, '-- release: 0.2.0\n-- kind: contract\n-- oldest: 0.1.0');
    expect(judgeMigrations([INITIAL, contract], '0.2.0')).toEqual([]);
    const expand = after(ADD, undefined, '0002_more.sql');
    expect(judgeMigrations([INITIAL, contract, expand], '0.2.0')).toEqual([
      expect.stringContaining('expand migrations come before'),
    ]);
  });

  it('has the next number', () => {
    const file = after(ADD, undefined, '0002_next.sql');
    expect(judgeMigrations([INITIAL, file], '0.2.0')).toEqual([expect.stringContaining('without a gap')]);
  });
});

describe('The migrations of a release', () => {
  const { hash } = parseMigration('0000_initial', INITIAL.text);
  const judged = (schema: readonly string[], changelog: string) =>
    judgeFixtures([INITIAL, after('CREATE VIEW a')], {
      released: releasedIn(changelog),
      version: '0.1.0',
      fixtures: [{ release: '0.1.0', schema }],
    });

  it('are those of its fixture', () => {
    expect(judged([hash], '## 0.1.0 - 2026-12-01')).toEqual([]);
  });

  it('never change once it is released; before, its fixture is made again', () => {
    expect(judged(['other'], '## 0.1.0 - 2026-12-01\n')).toEqual([expect.stringContaining('although it is released')]);
    expect(judged(['other'], '## Unreleased (0.1.0)\n')).toEqual([expect.stringContaining('npm run fixture -- 0.1.0')]);
  });
});
