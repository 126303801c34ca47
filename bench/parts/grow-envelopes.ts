import { fromWsid } from '@countersign/domain';
import type { Person, World } from '@countersign/testkit';
import { sql } from 'drizzle-orm';

/** Rows per statement: the embedded database answers no other query while one runs. */
const BATCH = 25_000;

/** The share of rare envelopes: 22 of the first thousand, then one of every five hundred. */
const LABELLED = `(n % 500 = 3 or n <= 1000 and n % 50 = 13)`;

export interface Parties {
  readonly sender: Person;
  /** Signs the envelopes sent during the measurement. */
  readonly signer: Person;
  /** Signs as a member of its enterprise. */
  readonly receiver: { readonly person: Person; readonly memberWsid: string; readonly enterpriseWsid: string };
  /** The sender's labels: one on every tenth envelope, and one on few envelopes. */
  readonly labels: { readonly often: string; readonly seldom: string };
}

/**
 * Creates envelopes of one account directly in the database, up to `total`: each is sent to one member of an enterprise, has
 * one document and one of five statuses; the stored counts and search words are written as well. Every title contains 合同 and
 * its number, one of a thousand also 补充协议. The first thousand contain one full page of each rare kind (drafts with 补充, and the
 * seldom label), so that a full page is compared with a full page. All data that a page of the list reads is complete.
 */
export async function growEnvelopes(
  world: World,
  { sender, receiver, labels }: Omit<Parties, 'signer'>,
  { from, total }: { readonly from: number; readonly total: number },
): Promise<void> {
  const ids: Ids = {
    senderId: fromWsid('user', sender.userWsid) ?? '',
    personId: fromWsid('user', receiver.person.userWsid) ?? '',
    memberId: fromWsid('enterpriseUser', receiver.memberWsid) ?? '',
    enterpriseId: fromWsid('enterprise', receiver.enterpriseWsid) ?? '',
    often: fromWsid('label', labels.often) ?? '',
    seldom: fromWsid('label', labels.seldom) ?? '',
  };
  await world.services.db.withTx((tx) =>
    tx.execute(sql`
      insert into file (id, owner_id, name, type, status, source_digest, source_bytes, pages, created_at)
      values ('0199f11e-0000-7000-8000-000000000000', ${ids.senderId}, 'contract.pdf', 'PDF', 'READY', '', 0, '[]', ${now(world)})
      on conflict do nothing`),
  );
  await withoutIndexes(world, async () => {
    for (let first = from + 1; first <= total; first += BATCH)
      await addBatch(world, ids, { first, last: Math.min(total, first + BATCH - 1) });
  });
  await world.services.db.withTx((tx) =>
    tx.execute(sql`analyze envelope, participant, envelope_viewer, envelope_document, envelope_words, envelope_label`),
  );
}

/** Building an index over a million rows takes a fraction of the time of a million insertions into it. */
async function withoutIndexes(world: World, fill: () => Promise<void>): Promise<void> {
  const indexes = await world.services.db.withTx(async (tx) => {
    const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('envelope', 'participant', 'envelope_document', 'envelope_viewer', 'envelope_words', 'envelope_label')
        and indexname not in (select conname from pg_constraint)`);
    for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`);
    return rows;
  });
  await fill();
  for (const { definition } of indexes) {
    await world.services.db.withTx(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
      await tx.execute(sql.raw(definition));
    });
  }
}

const now = ({ clock }: World): string => clock.now().toISOString();

type Ids = Readonly<Record<'senderId' | 'personId' | 'memberId' | 'enterpriseId' | 'often' | 'seldom', string>>;

/** A wire id of the account's `n`th envelope. */
export const envelopeIdOf = (n: number): string => `01990001-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

async function addBatch(world: World, ids: Ids, { first, last }: { first: number; last: number }): Promise<void> {
  const { senderId, personId, memberId, enterpriseId } = ids;
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
  const title = sql.raw(
    `'采购合同 ' || n || case when n % 997 = 7 then ' 补充协议' when n <= 1000 and n % 40 = 20 then ' 补充' else '' end`,
  );
  const past = sql`${at}::timestamptz - n * interval '7 seconds'`;
  const expiry = sql`${at}::timestamptz + (30 + n % 1000) * interval '1 hour' + n * interval '1 millisecond'`;
  const series = sql`generate_series(${first}::int, ${last}::int) n`;
  await world.services.db.withTx(async (tx) => {
    // The rows are valid by construction; checking foreign keys would only cost time.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into envelope (id, sender_id, title, status, current_sequence, expire_at, timezone, prepare_state, created_at, status_at)
      select ${id('0001')}, ${senderId}, ${title}, ${status}, 1, ${expiry}, 'Asia/Shanghai', 'DONE', ${past}, ${past} from ${series}`);
    for (const [kind, role, person, member, firm, type, sequence] of [
      ['0002', 'SENDER', senderId, null, null, 'PERSON', 0],
      ['0003', 'SIGNER', personId, memberId, enterpriseId, 'ENTERPRISE_MEMBER', 1],
    ] as const) {
      await tx.execute(sql`
        insert into participant (id, envelope_id, person_id, member_id, enterprise_id, name, enterprise_name, phone, action_type, type, sequence, status, secure_level, auth_level, created_at)
        select ${id(kind)}, ${id('0001')}, ${person}::uuid, ${member}::uuid, ${firm}::uuid, '李小红', case when ${sequence} = 1 then '远山有限公司' end,
          '13800000000', ${role}, ${type}, ${sequence},
          case when n % 20 in (0, 1) then 'ING_WAIT' when n % 20 < 8 and ${sequence} = 1 then 'ING_PROCESS' else 'ED_SUCCESS' end,
          'DISPOSABLE_CERT', 'LOW', ${past} from ${series}`);
    }
    await tx.execute(sql`
      insert into envelope_document (envelope_id, file_id, name, added_order, head_number, head_digest, head_bytes)
      select ${id('0001')}, '0199f11e-0000-7000-8000-000000000000', 'contract.pdf', 0, 0, '', 1 from ${series}`);
    for (const [account, person, firm, isSender, running] of [
      [senderId, senderId, null, true, 'WAITING_OTHERS'],
      [memberId, personId, enterpriseId, false, 'WAITING_ME_SIGN'],
    ] as const) {
      await tx.execute(sql`
        insert into envelope_viewer (account_id, person_id, enterprise_id, envelope_id, shown_status, is_sender, status_at, expire_at, created_at, title, is_ordered)
        select ${account}::uuid, ${person}::uuid, ${firm}::uuid, ${id('0001')}, ${shown(running)}, ${isSender}, ${past}, ${expiry}, ${past}, ${title}, true
        from ${series} where ${isSender} or n % 20 <> 0`);
      await tx.execute(sql`
        insert into envelope_count (account_id, shown_status, is_sender, is_ordered, change)
        select ${account}::uuid, ${shown(running)}, ${isSender}, true, count(*) from ${series}
        where ${isSender} or n % 20 <> 0 group by 2`);
    }
    await tx.execute(sql`
      insert into envelope_words (envelope_id, owners, title, contract_number, participants, documents, marks, status_at, expire_at, created_at)
      select ${id('0001')}, case when n % 20 = 0 then array[${senderId}::uuid] else array[${senderId}::uuid, ${memberId}::uuid, ${enterpriseId}::uuid] end,
        ${title}, '', E'李小红\\n李小红\\n远山有限公司', 'contract.pdf', array['flow:SIGN_PROCESS']
          || case when n % 10 = 3 then array['label:' || ${ids.often}] else '{}' end
          || case when ${sql.raw(LABELLED)} then array['label:' || ${ids.seldom}] else '{}' end,
        ${past}, ${expiry}, ${past} from ${series}`);
    for (const [label, which] of [
      [ids.often, 'n % 10 = 3'],
      [ids.seldom, LABELLED],
    ] as const) {
      await tx.execute(sql`
        insert into envelope_label (label_id, envelope_id, account_id)
        select ${label}::uuid, ${id('0001')}, ${senderId}::uuid from ${series} where ${sql.raw(which)}`);
    }
  });
}
