import type pg from 'pg';

/**
 * The tables of contracts as partitions of the same names and columns: by month (the first 48 bits of an id are its milliseconds,
 * RFC 9562 §5.7), the lists by account. Foreign keys are left out, and a primary key has the column of the partitions.
 */
const TABLES = {
  envelope: { by: 'range (id)', key: 'id' },
  envelope_document: { by: 'range (envelope_id)', key: 'envelope_id, file_id' },
  participant: { by: 'range (envelope_id)', key: 'envelope_id, id' },
  form: { by: 'range (envelope_id)', key: 'envelope_id, id' },
  envelope_words: { by: 'range (envelope_id)', key: 'envelope_id' },
  audit: { by: 'range (number)', key: 'number, id' },
  envelope_viewer: { by: 'hash (account_id)', key: 'envelope_id, account_id' },
} as const;
type Name = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as Name[];

export interface Shape {
  readonly envelopes: number;
  readonly accounts: number;
  readonly months: number;
  /** Partitions of the lists. */
  readonly shares: number;
}

const YEAR_MS = 365 * 86_400_000;
const BEGIN_MS = Date.UTC(2026, 0, 1);
const EVENTS = 2;

/** Milliseconds of the nth envelope; there is one at most every 3 ms. */
const millisOf = (n: number, { envelopes }: Shape): number => BEGIN_MS + Math.floor((n * YEAR_MS) / envelopes);

const idAt = (millis: number, rest: string): string => {
  const hex = millis.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-${rest}`;
};
export const envelopeIdOf = (n: number, shape: Shape): string =>
  idAt(millisOf(n, shape), `7000-8000-${n.toString(16).padStart(12, '0')}`);
export const accountIdOf = (k: number): string => `01990000-0000-7000-8000-${k.toString(16).padStart(12, '0')}`;
export const firmIdOf = (k: number): string => `01990000-0000-7000-8001-${k.toString(16).padStart(12, '0')}`;
/** So many enterprises receive every fifth contract. */
export const FIRMS = 1000;

/** The first number of a month, which belongs to the month before. */
const startOf = (month: number, { envelopes, months }: Shape): number => Math.floor((month * envelopes) / months);

/** Replaces the tables by partitioned ones without indexes. @returns what creates the indexes */
async function partition(client: pg.Client, shape: Shape): Promise<string[]> {
  const { rows } = await client.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes where tablename = any($1)
      and indexname not in (select conname from pg_constraint where contype = 'p')`,
    [NAMES],
  );
  const bound = (name: Name, month: number): string => {
    if (month === 0) return 'minvalue';
    if (month === shape.months) return 'maxvalue';
    const first = startOf(month, shape);
    return name === 'audit'
      ? `${first * EVENTS + 1}`
      : `'${idAt(millisOf(first, shape) + 1, '0000-0000-000000000000')}'`;
  };
  for (const name of NAMES) {
    const { by } = TABLES[name];
    await client.query(`create table ${name}_whole (like ${name} including defaults) partition by ${by}`);
    await client.query(`drop table ${name} cascade`);
    await client.query(`alter table ${name}_whole rename to ${name}`);
    const of = `partition of ${name} for values`;
    if (by.startsWith('hash'))
      for (let n = 0; n < shape.shares; n += 1)
        await client.query(
          `create unlogged table ${name}_${n} ${of} with (modulus ${shape.shares}, remainder ${n}) with (autovacuum_enabled = false)`,
        );
    else
      for (let month = 0; month < shape.months; month += 1)
        await client.query(
          `create unlogged table ${name}_${month} ${of} from (${bound(name, month)}) to (${bound(name, month + 1)}) with (autovacuum_enabled = false)`,
        );
  }
  // The key begins with the column of the partitions: an index of that alone is none of its own.
  const isCovered = (definition: string): boolean =>
    NAMES.some((name) => definition.endsWith(` ON public.${name} USING btree (${TABLES[name].key.split(',')[0]})`));
  return [
    ...NAMES.map((name) => `alter table ${name} add primary key (${TABLES[name].key})`),
    ...rows
      .filter(({ definition }) => !isCovered(definition))
      .map(({ definition }) => definition.replace('CREATE UNIQUE INDEX', 'CREATE INDEX')),
  ];
}

/** SQL of the id of envelope `n`, or of another row of that instant. */
const idSql = (shape: Shape, kind: string): string => {
  const hex = `lpad(to_hex(${BEGIN_MS} + floor(n * ${YEAR_MS}::numeric / ${shape.envelopes})::bigint), 12, '0')`;
  return `(substr(${hex}, 1, 8) || '-' || substr(${hex}, 9) || '-${kind}-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
};
const atSql = (shape: Shape): string =>
  `to_timestamp((${BEGIN_MS} + floor(n * ${YEAR_MS}::numeric / ${shape.envelopes})) / 1000.0)`;
const accountSql = (k: string): string => `('01990000-0000-7000-8000-' || lpad(to_hex(${k}), 12, '0'))::uuid`;
const firmSql = (k: string): string => `('01990000-0000-7000-8001-' || lpad(to_hex(${k}), 12, '0'))::uuid`;

/** The first account sends every hundredth contract, so that its rows are in the indexes of every order; the others send and receive alike. */
const senderOf = (accounts: number): string =>
  `(case when n % 100 = 0 then 0 else 1 + (n * 7919) % ${accounts - 1} end)`;
const signerOf = (accounts: number): string => `(1 + (n * 104729 + 13) % ${accounts - 1})`;

/** Fills one month. Of the newest contracts some are still to be signed. */
async function fill(client: pg.Client, shape: Shape, month: number): Promise<void> {
  const [from, to] = [startOf(month, shape) + 1, startOf(month + 1, shape)];
  const isRunning = `n > ${Math.floor(shape.envelopes * 0.97)}`;
  // What every row of one envelope repeats, computed once.
  const base = `(select n, ${idSql(shape, '7000')} as id, ${atSql(shape)} as at, ${isRunning} as running,
    ${accountSql(senderOf(shape.accounts))} as sender, ${accountSql(signerOf(shape.accounts))} as signer,
    case when n % 5 = 0 then ${firmSql(`n / 5 % ${FIRMS}`)} end as firm, '采购合同 ' || n as title
    from generate_series(${from}::bigint, ${to}::bigint) n offset 0) one`;
  const end = `at + interval '30 days'`;
  const statements = [
    `insert into envelope_${month} (id, sender_id, title, status, current_sequence, expire_at, timezone, prepare_state, contract_number, created_at, started_at, status_at, completed_at)
      select id, sender, title, case when running then 'ING_PROCESS' else 'ED_SUCCESS' end, 1, ${end}, 'Asia/Shanghai', 'DONE',
        'HT-2026-' || lpad(n::text, 9, '0'), at, at, at, case when not running then at end from ${base}`,
    `insert into envelope_document_${month} (envelope_id, file_id, name, added_order, head_number, head_digest, head_bytes)
      select id, '0199f11e-0000-7000-8000-000000000000', 'contract.pdf', 0, 3, md5(n::text) || md5(n::text), 104857 from ${base}`,
    `insert into participant_${month} (id, envelope_id, person_id, enterprise_id, name, phone, action_type, type, sequence, status, secure_level, auth_level, created_at)
      select ${idSql(shape, '7001')}, id, sender, null::uuid, '陈立', '13900000000', 'SENDER', 'PERSON', 0, 'ED_SUCCESS', 'DISPOSABLE_CERT', 'LOW', at from ${base}
      union all
      select ${idSql(shape, '7002')}, id, signer, firm, '李雷', '13900000001', 'SIGNER', 'PERSON', 1,
        case when running then 'ING_PROCESS' else 'ED_SUCCESS' end, 'DISPOSABLE_CERT', 'LOW', at from ${base}`,
    `insert into form_${month} (id, envelope_id, file_id, participant_id, form_type, page, ulx, uly, lrx, lry, required, revisable, font_size, multi_line, confirm_status, created_at)
      select ${idSql(shape, '7003')}, id, '0199f11e-0000-7000-8000-000000000000', ${idSql(shape, '7002')}, 'WRITE_SIGN', 1, 60, 200, 143, 167,
        true, true, 14, false, case when running then 'UNCONFIRMED' else 'CONFIRMED' end, at from ${base}`,
    `insert into envelope_words_${month} (envelope_id, owners, title, contract_number, participants, documents, marks, status_at, expire_at, created_at)
      select id, array[sender, signer] || case when firm is null then '{}'::uuid[] else array[firm] end, title, 'HT-2026-' || lpad(n::text, 9, '0'),
        E'陈立\\n李雷', 'contract.pdf', array['flow:SIGN_PROCESS'], at, ${end}, at from ${base}`,
    `insert into audit_${month} (id, number, at, kind, envelope_id, person_id, actor_name, ip, detail, previous_hash, hash, version)
      select ${idSql(shape, '7004')}, n * 2 - 1, at, 'envelope.started', id, sender, '陈立', '10.0.0.1', '{}'::jsonb, null, decode(md5(n::text) || md5((n + 1)::text), 'hex'), 2 from ${base}
      union all
      select ${idSql(shape, '7005')}, n * 2, at, 'participant.signed', id, signer, '李雷', '10.0.0.2', '{}'::jsonb, decode(md5(n::text) || md5((n + 1)::text), 'hex'), decode(md5((-n)::text) || md5(n::text), 'hex'), 2 from ${base}`,
    `insert into envelope_viewer (account_id, person_id, enterprise_id, envelope_id, shown_status, is_sender, status_at, expire_at, created_at, title, is_ordered)
      select sender, sender, null::uuid, id, case when running then 'WAITING_OTHERS' else 'ED_SUCCESS' end, true, at, ${end}, at, title, n % 100 = 0 from ${base}
      union all
      select signer, signer, firm, id, case when running then 'WAITING_ME_SIGN' else 'ED_SUCCESS' end, false, at, ${end}, at, title, false from ${base} where sender <> signer`,
  ];
  for (const statement of statements) await client.query(statement);
}

/** Makes partitions of an empty, migrated database, fills them and indexes them. */
export async function fillPartitions(client: pg.Client, shape: Shape, say: (text: string) => void): Promise<void> {
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '2GB'; set work_mem = '64MB'`);
  const definitions = await partition(client, shape);
  await client.query(`insert into person (id, phone, real_name, account_status, idttv_status, registered_at, modified_at)
    select ${accountSql('k')}, '139' || lpad(k::text, 8, '0'), '陈立', 'ACTIVE', 'PASSED', now(), now() from generate_series(0, ${shape.accounts - 1}) k`);
  for (let month = 0; month < shape.months; month += 1) {
    await fill(client, shape, month);
    say(`month ${month + 1} of ${shape.months} is filled`);
  }
  await client.query(`insert into envelope_count (account_id, shown_status, is_sender, is_ordered, change)
    select account_id, shown_status, is_sender, is_ordered, count(*) from envelope_viewer group by 1, 2, 3, 4`);
  // A week of jobs that were done, and some that are due.
  await client.query(`insert into job (id, kind, key, payload, run_at, created_at, attempts, done_at)
    select gen_random_uuid(), 'events', n::text, '{}', now(), now(), 1, case when n > 1000 then now() end
    from generate_series(1, ${Math.min(2_000_000, shape.envelopes)}) n`);
  for (const definition of definitions) await client.query(definition);
  say('indexes are built');
  await client.query('vacuum (analyze)');
}

export interface Growth {
  readonly name: string;
  readonly rows: number;
  readonly table: number;
  readonly indexes: number;
}

/** Bytes of each table with its partitions. */
export async function sizesOf(client: pg.Client): Promise<Growth[]> {
  const { rows } = await client.query<Record<keyof Growth, string>>(
    `select c.relname as name, sum(l.reltuples)::bigint as rows, sum(pg_table_size(l.oid))::bigint as table, sum(pg_indexes_size(l.oid))::bigint as indexes
      from pg_class c cross join lateral (
        select oid, reltuples from pg_class where oid in (select relid from pg_partition_tree(c.oid) where isleaf)
          or oid = c.oid and c.relkind = 'r'
      ) l where c.relname = any($1) group by 1 order by 3 desc`,
    [[...NAMES, 'job', 'envelope_count']],
  );
  return rows.map(({ name, rows: count, table, indexes }) => ({
    name,
    rows: Number(count),
    table: Number(table),
    indexes: Number(indexes),
  }));
}
