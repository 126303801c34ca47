import { type EnvelopeFacts, shownStatusFor } from '@countersign/domain';
import { type Tx, preparedChange } from '../../../platform/index.ts';
import { foldCountsSometimes } from './list-counts.ts';
import { wordsStatement } from './words.ts';

/**
 * Updates what each account sees of the envelope (Spec §4) from its facts, the counts of these accounts, and the search data, by a
 * statement that needs no answer. The caller holds the envelope's row lock and has written the envelope's row.
 * `statusAt` is the envelope's: the instant of its last change, by which every list is sorted.
 */
export async function refreshViewers(tx: Tx, envelopeId: string, facts: EnvelopeFacts, statusAt: Date): Promise<void> {
  const accounts = new Set([facts.senderId, ...facts.participants.flatMap(({ heldBy }) => heldBy)]);
  // The sender has ended keeping it.
  accounts.delete('');
  const shown = [...accounts].flatMap((accountId) => {
    const shownStatus = shownStatusFor(facts, accountId);
    const isSender = accountId === facts.senderId;
    return shownStatus === null ? [] : [{ account_id: accountId, shown_status: shownStatus, is_sender: isSender }];
  });
  const instants = [statusAt.toISOString(), facts.expireAt.toISOString()];
  await updateViewers(tx, [envelopeId, JSON.stringify(shown), ...instants]);
  await foldCountsSometimes(tx, [...accounts], statusAt);
}

/** No account sees the envelope any more; the caller deletes it. */
export const dropViewers = (tx: Tx, envelopeId: string, now: Date): Promise<unknown> =>
  updateViewers(tx, [envelopeId, '[]', now.toISOString(), now.toISOString()]);

/**
 * Writes the rows of the accounts that see the envelope, deletes those of all others, appends the differences to the counts,
 * and writes the search data (`words.ts`).
 * A row may be marked as ordered at any time (list-counts.ts): it is counted as the row says that is written.
 * An account is a membership or a person. The editing view of a template is in no list.
 */
const updateViewers = preparedChange(
  {
    size: 4,
    before: {
      head: 'select created_at, title from envelope where id = $1 and not is_bst_editing',
      shown: `
        select s.account_id, s.shown_status, s.is_sender, coalesce(m.person_id, s.account_id) as person_id,
          m.enterprise_id, head.created_at, head.title
        from head, json_to_recordset($2::json) as s (account_id uuid, shown_status text, is_sender boolean)
        left join member m on m.id = s.account_id`,
      former: `
        select account_id, shown_status, is_sender, enterprise_id from envelope_viewer where envelope_id = $1`,
      gone: `
        delete from envelope_viewer where envelope_id = $1 and account_id not in (select account_id from shown)
        returning account_id, is_ordered`,
      kept: `
        insert into envelope_viewer (account_id, person_id, envelope_id, shown_status, is_sender, status_at, expire_at,
          created_at, title, enterprise_id, is_ordered)
        select account_id, person_id, $1, shown_status, is_sender, $3::timestamptz, $4::timestamptz, created_at, title,
          enterprise_id, exists (select from envelope_count c where c.account_id = shown.account_id and c.is_ordered)
        from shown
        on conflict (account_id, envelope_id) do update set
          shown_status = excluded.shown_status, is_sender = excluded.is_sender, status_at = excluded.status_at,
          expire_at = excluded.expire_at, title = excluded.title
        returning account_id, is_ordered`,
      // What envelope_viewer contains after this statement.
      written: wordsStatement(`
        select array_agg(distinct owner order by owner) as owners, $3::timestamptz as status_at,
          $4::timestamptz as expire_at, max(s.created_at) as created_at
        from shown s left join former f on f.account_id = s.account_id
        cross join lateral (values (s.account_id),
          (case when f.account_id is null then s.enterprise_id else f.enterprise_id end)) o (owner)
        where owner is not null`),
    },
    text: `
      insert into envelope_count (account_id, shown_status, is_sender, is_ordered, change)
      select account_id, shown_status, is_sender, is_ordered, sum(change)
      from (
        select account_id, shown_status, is_sender, -1 as change from former
        union all
        select account_id, shown_status, is_sender, 1 from shown
      ) changes
      join (select account_id, is_ordered from gone union all select account_id, is_ordered from kept) rows using (account_id)
      group by account_id, shown_status, is_sender, is_ordered having sum(change) <> 0`,
  },
  () => ({ writes: ['viewers'], reads: ['shown'] }),
);
