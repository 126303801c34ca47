import type { Api, DataIn } from '@countersign/contract';
import { type ShownStatus, toWsid } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { type Call, type Services, envelopeViewer } from '../../../platform/index.ts';
import { enterprise, member } from '../../../accounts/memberships/views.ts';

type Waiting = Api['listWaiting'];

const WAITING: readonly ShownStatus[] = [
  'WAITING_ME_SIGN',
  'WAITING_ME_CHECK',
  'CANCEL_WAITING_ME',
  'WAITING_JOIN_ENTERPRISE',
];
/** This many envelopes of an account are named. */
const NAMED = 3;
/** An account is counted up to this number only, so that the cost of a page does not grow with it. */
const COUNTED_MAX = 100;

interface Row extends Record<string, unknown> {
  readonly account_id: string;
  readonly is_person: boolean;
  readonly enterprise_name: string | null;
  readonly count: number;
  readonly envelope_id: string;
  readonly title: string;
  readonly shown_status: ShownStatus;
  readonly expire_at: Date | string;
}

/**
 * The envelopes that wait for a person in each account in which they can act, without empty accounts: one query that
 * reads a limited number of index entries of each account. The accounts are sorted by their earliest deadline.
 */
export function listWaiting(services: Services, { caller }: Call<Waiting>): Promise<DataIn<Waiting>> {
  const { personId } = caller;
  const statuses = sql.join(
    WAITING.map((one) => sql`${one}`),
    sql`, `,
  );
  return services.db.withTx(async (tx) => {
    const { rows } = await tx.execute<Row>(sql`
      with accounts as (
        select ${personId}::uuid as id, true as is_person, null::text as enterprise_name
        union all
        select ${member.id}, false, ${enterprise.name} from ${member}
        join ${enterprise} on ${enterprise.id} = ${member.enterpriseId}
        where ${member.personId} = ${personId} and ${member.status} = 'NORMAL'
      )
      select accounts.id as account_id, is_person, enterprise_name, waiting.*
      from accounts cross join lateral (
        select count(*) over ()::int as count, envelope_id, title, shown_status, expire_at
        from (
          select envelope_id, title, shown_status, expire_at from ${envelopeViewer}
          where account_id = accounts.id and shown_status in (${statuses})
          order by expire_at, envelope_id limit ${COUNTED_MAX}
        ) as found
        order by expire_at, envelope_id limit ${NAMED}
      ) as waiting
      order by waiting.expire_at, accounts.id`);
    return { accounts: byAccount(rows) };
  });
}

function byAccount(rows: readonly Row[]): DataIn<Waiting>['accounts'] {
  const accounts = new Map<string, DataIn<Waiting>['accounts'][number]>();
  for (const row of rows) {
    const { account_id: id, is_person: isPerson, enterprise_name: enterpriseName, count } = row;
    const userWsid = toWsid(isPerson ? 'user' : 'enterpriseUser', id);
    const account = accounts.get(id) ?? { userWsid, enterpriseName, count, envelopes: [] };
    account.envelopes.push({
      envelopeWsid: toWsid('envelope', row.envelope_id),
      title: row.title,
      envelopeShownStatus: row.shown_status,
      expireDatetime: new Date(row.expire_at).toISOString(),
    });
    accounts.set(id, account);
  }
  return [...accounts.values()];
}
