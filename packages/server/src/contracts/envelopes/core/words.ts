import { type Tx, preparedText } from '../../../platform/index.ts';

/**
 * Updates the search data of an envelope: its words, its labels, its place in the orders of the lists, and the accounts
 * and enterprises that see it. To be called in the transaction that changed any of them, under the lock of the
 * envelope's row, after the viewers are updated. Unchanged rows are not written. An envelope that no account sees, such
 * as the editing view of a template, has no words.
 */
export async function refreshWords(tx: Tx, envelopeId: string): Promise<void> {
  await writeWords(tx, [envelopeId]);
}

/**
 * The statement for it.
 * @param seen a query of one row: the owners, and the instants by which the lists are sorted; of the envelope `e`
 */
export const wordsStatement = (seen: string): string => `
  insert into envelope_words (envelope_id, owners, title, contract_number, participants, documents, marks, status_at, expire_at, created_at)
  select e.id, seen.owners, e.title, coalesce(e.contract_number, ''), people.names, files.names,
    array_remove(array[
      'flow:' || e.flow_type, 'tag:' || e.tag_id, 'flag:' || e.envelope_flag, 'job:' || e.multi_job_id
    ], null) || array(
      select 'label:' || l.label_id from envelope_label l where l.envelope_id = e.id order by l.label_id
    ), seen.status_at, seen.expire_at, seen.created_at
  from envelope e
  cross join lateral (${seen}) seen
  cross join lateral (
    select coalesce(string_agg(concat_ws(E'\\n', p.name, p.enterprise_name), E'\\n' order by p.sequence, p.id), '') as names
    from participant p where p.envelope_id = e.id and p.status <> 'ED_SUCCESS_REMOVE'
  ) people
  cross join lateral (
    select coalesce(string_agg(d.name, E'\\n' order by d.added_order, d.file_id), '') as names
    from envelope_document d where d.envelope_id = e.id
  ) files
  where e.id = $1 and seen.owners is not null
  on conflict (envelope_id) do update set
    owners = excluded.owners, title = excluded.title, contract_number = excluded.contract_number,
    participants = excluded.participants, documents = excluded.documents, marks = excluded.marks,
    status_at = excluded.status_at, expire_at = excluded.expire_at, created_at = excluded.created_at
  where (envelope_words.*) is distinct from (excluded.*)`;

const writeWords = preparedText(
  wordsStatement(`
    select array_agg(distinct owner order by owner) as owners,
      max(v.status_at) as status_at, max(v.expire_at) as expire_at, max(v.created_at) as created_at
    from envelope_viewer v cross join lateral (values (v.account_id), (v.enterprise_id)) o (owner)
    where v.envelope_id = e.id and owner is not null`),
);
