import { fromWsid } from '@countersign/domain';
import type { Person, World } from '@countersign/testkit';
import { sql } from 'drizzle-orm';

/** Rows of one statement: the embedded database answers nobody else while one runs. */
const BATCH = 25_000;

/**
 * Makes the envelopes of one account up to `total` in number, by the database alone: each is sent to one person, has one
 * document and stands in one of five statuses; the kept counts go with them. What a page of the list reads is there in full.
 */
export async function growEnvelopes(
  world: World,
  { sender, receiver }: { readonly sender: Person; readonly receiver: Person },
  { from, total }: { readonly from: number; readonly total: number },
): Promise<void> {
  const senderId = fromWsid('user', sender.userWsid) ?? '';
  const receiverId = fromWsid('user', receiver.userWsid) ?? '';
  await world.house.db.withTx((tx) =>
    tx.execute(sql`
      insert into file (id, owner_id, name, type, status, source_digest, source_bytes, pages, created_at)
      values ('0199f11e-0000-7000-8000-000000000000', ${senderId}, 'contract.pdf', 'PDF', 'READY', '', 0, '[]', ${now(world)})
      on conflict do nothing`),
  );
  await withoutIndexes(world, async () => {
    for (let first = from + 1; first <= total; first += BATCH)
      await addBatch(world, { senderId, receiverId, first, last: Math.min(total, first + BATCH - 1) });
  });
  await world.house.db.withTx((tx) =>
    tx.execute(sql`analyze envelope, participant, envelope_viewer, envelope_document`),
  );
}

/** An index is built over a million rows in a fraction of the time that a million insertions into it take. */
async function withoutIndexes(world: World, fill: () => Promise<void>): Promise<void> {
  const indexes = await world.house.db.withTx(async (tx) => {
    const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('envelope', 'participant', 'envelope_document', 'envelope_viewer')
        and indexname not in (select conname from pg_constraint)`);
    for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`);
    return rows;
  });
  await fill();
  for (const { definition } of indexes) await world.house.db.withTx((tx) => tx.execute(sql.raw(definition)));
}

const now = ({ clock }: World): string => clock.now().toISOString();

interface Batch {
  readonly senderId: string;
  readonly receiverId: string;
  readonly first: number;
  readonly last: number;
}

async function addBatch(world: World, { senderId, receiverId, first, last }: Batch): Promise<void> {
  const at = now(world);
  const id = (kind: string) => sql.raw(`('0199${kind}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`);
  // Of twenty: one draft, one revoked, six with others, one to expire soon, the rest finished.
  const status = sql.raw(
    `case when n % 20 = 0 then 'DRAFT' when n % 20 = 1 then 'ED_FAIL_REVOKE' when n % 20 < 8 then 'ING_PROCESS' else 'ED_SUCCESS' end`,
  );
  const shown = (running: string) =>
    sql.raw(
      `case when n % 20 = 0 then 'DRAFT' when n % 20 = 1 then 'REVOKE' when n % 20 < 8 then '${running}' else 'ED_SUCCESS' end`,
    );
  const past = sql`${at}::timestamptz - n * interval '7 seconds'`;
  const expiry = sql`${at}::timestamptz + (30 + n % 1000) * interval '1 hour' + n * interval '1 millisecond'`;
  const series = sql`generate_series(${first}::int, ${last}::int) n`;
  await world.house.db.withTx(async (tx) => {
    // The rows are sound by their making; checking each again would only take its time.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into envelope (id, sender_id, title, status, current_sequence, expire_at, timezone, prepare_state, created_at, status_at)
      select ${id('0001')}, ${senderId}, 'Contract ' || n, ${status}, 1, ${expiry}, 'Asia/Shanghai', 'DONE', ${past}, ${past} from ${series}`);
    for (const [kind, role, person, sequence] of [
      ['0002', 'SENDER', senderId, 0],
      ['0003', 'SIGNER', receiverId, 1],
    ] as const) {
      await tx.execute(sql`
        insert into participant (id, envelope_id, person_id, name, phone, action_type, type, sequence, status, secure_level, auth_level, created_at)
        select ${id(kind)}, ${id('0001')}, ${person}, 'Somebody', '13800000000', ${role}, 'PERSON', ${sequence},
          case when n % 20 in (0, 1) then 'ING_WAIT' when n % 20 < 8 and ${sequence} = 1 then 'ING_PROCESS' else 'ED_SUCCESS' end,
          'DISPOSABLE_CERT', 'LOW', ${past} from ${series}`);
    }
    await tx.execute(sql`
      insert into envelope_document (envelope_id, file_id, name, added_order, head_number, head_digest, head_bytes)
      select ${id('0001')}, '0199f11e-0000-7000-8000-000000000000', 'contract.pdf', 0, 0, '', 1 from ${series}`);
    for (const [person, isSender, running] of [
      [senderId, true, 'WAITING_OTHERS'],
      [receiverId, false, 'WAITING_ME_SIGN'],
    ] as const) {
      await tx.execute(sql`
        insert into envelope_viewer (account_id, person_id, envelope_id, shown_status, is_sender, status_at, expire_at, created_at)
        select ${person}, ${person}, ${id('0001')}, ${shown(running)}, ${isSender}, ${past}, ${expiry}, ${past}
        from ${series} where ${isSender} or n % 20 <> 0`);
      await tx.execute(sql`
        insert into envelope_count (account_id, shown_status, is_sender, change)
        select ${person}, ${shown(running)}, ${isSender}, count(*) from ${series}
        where ${isSender} or n % 20 <> 0 group by 2`);
    }
  });
}
