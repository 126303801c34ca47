import type { ChargeOwnerKind } from '@countersign/domain';
import { HELD, type Tx, preparedText } from '../../../platform/index.ts';

/** An account with a policy: a person in their personal account, or an enterprise with all of its memberships. */
export interface Keeper {
  readonly owner: ChargeOwnerKind;
  readonly id: string;
}

/** A draft or an ended contract that a policy will delete. */
export interface Ending {
  readonly id: string;
  readonly title: string;
  /** Since when it is unchanged. */
  readonly unchangedSince: Date;
  readonly isHeld: boolean;
}

interface Row {
  readonly id: string;
  readonly title: string;
  readonly at: string;
  readonly held: boolean;
}

const shown = (rows: readonly Row[]): Ending[] =>
  rows.map(({ id, title, at, held }) => ({ id, title, unchangedSince: new Date(at), isHeld: held }));

const VIEWER = { PERSON: 'v.account_id = $1::uuid', ENTERPRISE: 'v.enterprise_id = $1::uuid' } as const;

/** Contracts that have ended and that no void agreement is running over; a finished one has its evidence report. */
const IS_ENDED = `e.status in ('ED_SUCCESS', 'ED_FAIL_EXPIRED', 'ED_FAIL_REVOKE', 'ED_FAIL_REJECT', 'ED_FAIL_CHECK', 'ED_FAIL_BACK')
  and e.cancelling_id is null and (e.status <> 'ED_SUCCESS' or e.evidence_digest is not null) and e.erased_at is null`;

const endedText = (owner: ChargeOwnerKind): string => `
  with seen as (
    select distinct v.envelope_id from envelope_viewer v where ${VIEWER[owner]} and v.status_at < $2::timestamptz
  )
  select e.id, e.title, e.status_at as at, ${HELD.envelope('e.id')} as held
  from seen join envelope e on e.id = seen.envelope_id
  where ${IS_ENDED} and e.status_at < $2::timestamptz and (e.status_at, e.id) > ($3::timestamptz, $4::uuid)
  order by e.status_at, e.id limit $5::int`;
const ended = {
  PERSON: preparedText<Row>(endedText('PERSON')),
  ENTERPRISE: preparedText<Row>(endedText('ENTERPRISE')),
};

/** When a draft was made, or a participant, a document or a field of it was last added. */
const CHANGED_AT = `greatest(e.status_at,
      (select max(p.created_at) from participant p where p.envelope_id = e.id),
      (select max(r.created_at) from revision r where r.envelope_id = e.id),
      (select max(f.created_at) from form f where f.envelope_id = e.id))`;

/** One that a multi-send or the log of a template names, or that is a template, stays. */
const draftText = (owner: ChargeOwnerKind): string => `
  with drafts as (
    select e.id, e.title, ${CHANGED_AT} as at
    from envelope_viewer v join envelope e on e.id = v.envelope_id
    where ${VIEWER[owner]} and v.is_sender and e.status = 'DRAFT' and not e.is_bst_editing and e.status_at < $2::timestamptz
      and not exists (select 1 from multi_send_job j where j.envelope_id = e.id)
      and not exists (select 1 from bst_use u where u.envelope_id = e.id)
  )
  select id, title, at, ${HELD.envelope('drafts.id')} as held from drafts
  where at < $2::timestamptz and (at, id) > ($3::timestamptz, $4::uuid) order by at, id limit $5::int`;
const drafts = {
  PERSON: preparedText<Row>(draftText('PERSON')),
  ENTERPRISE: preparedText<Row>(draftText('ENTERPRISE')),
};

export interface After {
  readonly at: Date;
  readonly id: string;
}
const FIRST: After = { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

const FOUND = { drafts, contracts: ended } as const;

/** Of an account those unchanged since before `before`, the longest first, those on hold too; `after` the last of a page. */
export const findEndings = async (
  tx: Tx,
  kind: keyof typeof FOUND,
  { owner, id }: Keeper,
  { before, after = FIRST, limit }: { readonly before: Date; readonly after?: After; readonly limit: number },
): Promise<Ending[]> =>
  shown(await FOUND[kind][owner](tx, [id, before.toISOString(), after.at.toISOString(), after.id, limit]));

const unchanged = preparedText<{ old: boolean }>(
  `select ${CHANGED_AT} < $2::timestamptz as old from envelope e where e.id = $1::uuid and e.status = 'DRAFT' for update of e`,
);

/** Whether a draft is still one, unchanged since before then; its row is locked, so that it stays so. */
export const isDraftUnchanged = async (tx: Tx, id: string, before: Date): Promise<boolean> =>
  (await unchanged(tx, [id, before.toISOString()]))[0]?.old === true;
