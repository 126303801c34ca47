import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toWsid } from '@countersign/domain';
import pg from 'pg';
import { findDocuments, findForms, loadEnvelopeFacts } from '../../packages/server/src/contracts/index.ts';
import { countByShownStatus } from '../../packages/server/src/contracts/envelopes/core/list-counts.ts';
import { findStanding } from '../../packages/server/src/contracts/envelopes/core/relation.ts';
import { findShown, listShown } from '../../packages/server/src/contracts/envelopes/core/shown-store.ts';
import { type ListSpec, listPage } from '../../packages/server/src/contracts/envelopes/lists/list-store.ts';
import { plainListOf, plainPage } from '../../packages/server/src/contracts/envelopes/lists/plain-page.ts';
import { type Tx, openDatabase } from '../../packages/server/src/platform/database/index.ts';
import { claim } from '../../packages/server/src/platform/jobs/store.ts';
import { listAudit } from '../../packages/server/src/signing/index.ts';
import { SetupError } from '../../scripts/setup/steps.mjs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { postgresPrograms } from '../../scripts/setup/tools.mjs';
import {
  FIRMS,
  type Shape,
  accountIdOf,
  envelopeIdOf,
  fillPartitions,
  firmIdOf,
  sizesOf,
} from './parts/partitioned.ts';
import { type Sent, recordedTx } from './parts/recorded-tx.ts';

/**
 * npm run soak -- partitions [ENVELOPES [MONTHS]]: the most used queries of the product, as it sends them, on partitioned tables with
 * ENVELOPES contracts (100,000 by default; a million takes 4 GB of disk), their participants, fields, lists, search data and
 * events, in MONTHS (12) partitions; the lists in 16 by account. The plans are written to bench/plans/partitions.txt.
 */
const ENVELOPES = Number(process.argv[2] ?? 100_000);
const MONTHS = Number(process.argv[3] ?? 12);
const TIMES = 400;
const PLANS = fileURLToPath(new URL('../plans/partitions.txt', import.meta.url));

const shape: Shape = {
  envelopes: ENVELOPES,
  accounts: Math.max(1000, Math.round(ENVELOPES / 500)),
  months: MONTHS,
  shares: MONTHS === 1 ? 1 : 16,
};
const say = (text: string): void => void process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);

const programs = postgresPrograms();
if (programs === null) throw new SetupError('this soak needs PostgreSQL');
const postgres = await startPostgres(programs);
const stop = (): void => void postgres.stop().then(() => process.exit(130));
process.once('SIGINT', stop).once('SIGTERM', stop);
const client = new pg.Client({ connectionString: postgres.url });
try {
  await (await openDatabase({ dataDir: '', databaseUrl: postgres.url, databasePoolSize: 2 })).close();
  await client.connect();
  const began = performance.now();
  await fillPartitions(client, shape, say);
  say(`${ENVELOPES} contracts, made in ${Math.round((performance.now() - began) / 1000)} s`);
  const sizes = await sizesOf(client);
  const total = sizes.reduce((sum, { table, indexes }) => sum + table + indexes, 0);
  const lines = ['| Table | rows a contract | bytes a contract | of them indexes |', '|---|---|---|---|'];
  const each = (value: number): string => (value / ENVELOPES).toFixed(value / ENVELOPES < 10 ? 1 : 0);
  for (const { name, rows, table, indexes } of sizes)
    lines.push(`| ${name} | ${each(rows)} | ${each(table + indexes)} | ${each(indexes)} |`);
  lines.push(`| in all | | ${each(total)} | |`, '');
  await client.query("set session_replication_role = 'origin'; set jit = off; reset work_mem");
  lines.push(
    '| Query | statements | p50, ms | p99, ms | p99 without prepared statements | pages read |',
    '|---|---|---|---|---|---|',
  );
  const p99: Record<string, number> = {};
  const plans: string[] = [];
  for (const [name, run] of Object.entries(queries())) {
    const named = await measure(run, true);
    const unnamed = await measure(run, false);
    const { plan, pages } = await explain(named.last);
    p99[name] = named.p99;
    plans.push(`## ${name}\n\n${plan}\n`);
    lines.push(`| ${name} | ${named.statements} | ${named.p50} | ${named.p99} | ${unnamed.p99} | ${pages} |`);
    say(lines.at(-1) ?? '');
  }
  writeFileSync(
    PLANS,
    `# ${ENVELOPES} contracts in ${MONTHS} months, ${shape.shares} shares of lists\n\n${plans.join('\n')}`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  const gigabytes = Math.round(total / 1e7) / 100;
  process.stdout.write(
    `${JSON.stringify({ soak: 'partitions', envelopes: ENVELOPES, months: MONTHS, gigabytes, p99 })}\n`,
  );
} finally {
  await client.end();
  await postgres.stop();
}

type Run = (tx: Tx, at: number) => Promise<unknown>;

/** Most acts concern contracts of the last weeks, some any: every fourth is one of the whole year. */
function queries(): Record<string, Run> {
  const account = (at: number): string => accountIdOf(1 + ((at * 7919) % (shape.accounts - 1)));
  const number = (at: number): number => {
    const span = at % 4 === 0 ? ENVELOPES : Math.floor(ENVELOPES / 12);
    return ENVELOPES - ((at * 104_729) % span);
  };
  const envelopeId = (at: number): string => envelopeIdOf(number(at), shape);
  const caller = (at: number) => ({
    sessionId: '',
    personId: account(at),
    userWsid: toWsid('user', account(at)),
    memberId: null,
    enterpriseId: null,
    isOwner: false,
    scopes: null,
  });
  const page = async (tx: Tx, spec: ListSpec): Promise<unknown> => {
    const plain = plainListOf(spec);
    if (plain !== null) return plainPage(tx, plain);
    return listShown(tx, (await listPage(tx, spec)).entries, spec.labelsOf);
  };
  return {
    'a page of the list': (tx, at) => page(tx, specOf({ accountId: account(at) })),
    'a page of the account with most contracts': (tx) => page(tx, specOf({ accountId: accountIdOf(0) })),
    'what waits for me': (tx, at) => page(tx, { ...specOf({ accountId: account(at) }), shown: ['WAITING_ME_SIGN'] }),
    'a page of an enterprise': (tx, at) => page(tx, specOf({ enterpriseId: firmIdOf(at % FIRMS) })),
    'search by contract number': (tx, at) => {
      const n = number(at);
      const sender = n % 100 === 0 ? 0 : 1 + ((n * 7919) % (shape.accounts - 1));
      const search = `HT-2026-${String(n).padStart(9, '0')}`;
      return page(tx, { ...specOf({ accountId: accountIdOf(sender) }), search });
    },
    'counts of the lists': (tx, at) => countByShownStatus(tx, account(at)),
    'the right to a contract': (tx, at) => findStanding(tx, envelopeId(at), caller(at)),
    'a contract with its parties': (tx, at) => findShown(tx, envelopeId(at), account(at)),
    'locked for an act, with documents and fields': async (tx, at) => {
      await loadEnvelopeFacts(tx, envelopeId(at), { lock: true });
      await findDocuments(tx, envelopeId(at));
      await findForms(tx, envelopeId(at));
    },
    'the audit of a contract': (tx, at) => listAudit(tx, envelopeId(at)),
    'due jobs': (tx) => claim(tx, [{ kind: 'events', free: 2, leaseSec: 60 }], [], new Date(Date.now() + 60_000)),
  };
}

function specOf(owner: ListSpec['owner']): ListSpec {
  const open = [null, null] as const;
  const labelsOf = 'accountId' in owner ? owner.accountId : accountIdOf(1);
  return {
    owner,
    labelsOf,
    shown: null,
    isCancellable: false,
    sorts: [{ column: 'statusAt', descending: true }],
    offset: 0,
    limit: 20,
    title: undefined,
    participantName: undefined,
    documentName: undefined,
    contractNumber: undefined,
    search: undefined,
    tagId: undefined,
    envelopeFlag: undefined,
    flowType: undefined,
    isSender: undefined,
    labelIds: undefined,
    multiJobId: undefined,
    created: open,
    status: open,
    expire: open,
  };
}

interface Measured {
  readonly p50: number;
  readonly p99: number;
  readonly statements: number;
  readonly last: readonly Sent[];
}

/** Runs a query for many accounts and contracts, each in a transaction that is rolled back. */
async function measure(run: Run, isNamed: boolean): Promise<Measured> {
  const { open, sent } = recordedTx(client, { isNamed });
  const times: number[] = [];
  let last: Sent[] = [];
  for (let at = -20; at < TIMES; at += 1) {
    await client.query('begin');
    sent.length = 0;
    await run(open(), at + 40);
    await client.query('rollback');
    last = [...sent];
    if (at >= 0) times.push(last.reduce((sum, { ms }) => sum + ms, 0));
  }
  if (isNamed) await client.query('deallocate all');
  Object.assign(client, { connection: resetNames(client) });
  const sorted = times.toSorted((a, b) => a - b);
  const rounded = (share: number): number => Math.round((sorted[Math.floor(share * TIMES)] ?? 0) * 100) / 100;
  return { p50: rounded(0.5), p99: rounded(0.99), statements: last.length, last };
}

/** What pg knows of prepared statements, which are gone. */
function resetNames(of: pg.Client): unknown {
  const { connection } = of as unknown as {
    connection: { parsedStatements: object; submittedNamedStatements: object };
  };
  connection.parsedStatements = {};
  connection.submittedNamedStatements = {};
  return connection;
}

/** The plans of the statements with the values that they were sent with last. */
async function explain(sent: readonly Sent[]): Promise<{ plan: string; pages: number }> {
  const parts: string[] = [];
  let pages = 0;
  for (const { text, values } of sent) {
    await client.query('begin');
    const { rows } = await client.query<Record<string, string>>(
      `explain (analyze, buffers, costs off, timing off, summary off) ${text}`,
      values,
    );
    await client.query('rollback');
    const plan = rows.map((row) => row['QUERY PLAN'] ?? '').join('\n');
    const [, hit = 0, read = 0] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? [];
    pages += Number(hit ?? 0) + Number(read ?? 0);
    parts.push(plan);
  }
  return { plan: parts.join('\n\n'), pages };
}
