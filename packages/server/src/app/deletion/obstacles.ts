import { type DeletionObstacle, toWsid } from '@countersign/domain';
import { HELD, type Tx, isHeld, lockHolds, preparedText } from '../../platform/index.ts';

export interface Obstacle {
  readonly kind: DeletionObstacle;
  readonly count: number;
  /** The first of them. */
  readonly items: readonly { readonly wsid: string; readonly name: string }[];
}

interface Row {
  readonly count: number;
  readonly items: readonly { readonly id: string; readonly name: string }[] | null;
}

const NAMED = 20;
const OWN = `(select m.id from member m where m.person_id = $1::uuid and m.status = 'NORMAL')`;

/** How many there are, and the first by their ids. */
const listOf = (text: string) =>
  preparedText<Row>(`
    with found as (${text})
    select (select count(*)::int from found) as count,
      (select json_agg(f order by f.id) from (select id, name from found order by id limit ${NAMED}) f) as items`);

const LISTS = {
  OWNER: listOf(`select e.id, e.name from member m join enterprise e on e.id = m.enterprise_id
    where m.person_id = $1::uuid and m.is_owner and m.status = 'NORMAL'`),
  RUNNING: listOf(`select e.id, e.title as name from envelope e
    where e.sender_id = $1::uuid and e.status = 'ING_PROCESS' and (e.sender_member_id is null or e.sender_member_id in ${OWN})`),
  TURN: listOf(`select distinct e.id, e.title as name from participant p join envelope e on e.id = p.envelope_id
    where (p.person_id = $1::uuid or p.member_id in ${OWN}) and p.status = 'ING_WAIT' and p.action_type <> 'SENDER'
      and e.status = 'ING_PROCESS'`),
  MULTI_SEND: listOf(`select j.id, e.title as name from multi_send_job j join envelope e on e.id = j.envelope_id
    where j.person_id = $1::uuid and j.status in ('RUNNING', 'PAUSED')`),
} as const;
const WSIDS = { OWNER: 'enterprise', RUNNING: 'envelope', TURN: 'envelope', MULTI_SEND: 'job' } as const;

/** What stands in the way of the deletion of an account, in all accounts of the person. */
export async function findObstacles(tx: Tx, personId: string): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  for (const kind of ['OWNER', 'RUNNING', 'TURN', 'MULTI_SEND'] as const) {
    const [row] = await LISTS[kind](tx, [personId]);
    const items = (row?.items ?? []).map(({ id, name }) => ({ wsid: toWsid(WSIDS[kind], id), name }));
    found.push({ kind, count: row?.count ?? 0, items });
  }
  return found;
}

const heldDrafts = preparedText<{ held: boolean }>(`
  select exists (select from envelope e where e.sender_id = $1::uuid and e.sender_member_id is null
    and e.status in ('DRAFT', 'TIMED') and ${HELD.envelope('e.id')}) as held`);

/** Whether the person or one of their drafts is under a legal hold: nothing of the account is deleted until it is released. */
export async function isAccountHeld(tx: Tx, personId: string): Promise<boolean> {
  await lockHolds(tx);
  return (await isHeld(tx, 'subject', personId)) || (await heldDrafts(tx, [personId]))[0]?.held === true;
}

export const countsOf = (obstacles: readonly Obstacle[]): Record<DeletionObstacle, number> => ({
  OWNER: 0,
  RUNNING: 0,
  TURN: 0,
  MULTI_SEND: 0,
  ...Object.fromEntries(obstacles.map(({ kind, count }) => [kind, count])),
});
