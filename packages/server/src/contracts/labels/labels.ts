import type { Api, DataIn } from '@countersign/contract';
import { LABELS_MAX } from '@countersign/domain';
import { type Call, type Services, type Tx, lockKey, refuseWith } from '../../platform/index.ts';
import { idOfLabel } from './label-id.ts';
import { presentLabel } from './envelope-labels.ts';
import { type LabelRow, deleteLabelRow, insertLabels, selectLabels, updateLabel } from './store.ts';

type Labels = DataIn<Api['listLabels']>;

/** A label belongs to the active account: another account of the same person has its own. */
export const accountOf = ({ memberId, personId }: { memberId: string | null; personId: string }): string =>
  memberId ?? personId;

const answer = async (tx: Tx, accountId: string): Promise<Labels> => ({
  labels: (await selectLabels(tx, accountId)).map(presentLabel),
});

/** Serialises the changes of the account's labels, so that names stay unique and their number within its limit. */
function change(services: Services, accountId: string, decide: (tx: Tx, known: LabelRow[]) => Promise<void>) {
  return services.db.withTx(async (tx) => {
    await lockKey(tx, `labels ${accountId}`);
    await decide(tx, await selectLabels(tx, accountId));
    return answer(tx, accountId);
  });
}

export const listLabels = (services: Services, { caller }: Call<Api['listLabels']>): Promise<Labels> =>
  services.db.withTx((tx) => answer(tx, accountOf(caller)));

function demandUnique(rows: readonly Pick<LabelRow, 'name'>[]): void {
  const seen = new Set<string>();
  for (const { name } of rows) {
    if (seen.has(name)) refuseWith('ERROR_LABEL_EXISTS', { name });
    seen.add(name);
  }
}

export async function addLabels(
  services: Services,
  { caller, body, context: { now } }: Call<Api['addLabels']>,
): Promise<Labels> {
  const added = body.labels.map(({ name, colour }) => ({ id: services.ids.next(), name, colour, createdAt: now }));
  const accountId = accountOf(caller);
  return change(services, accountId, async (tx, known) => {
    demandUnique([...known, ...added]);
    if (known.length + added.length > LABELS_MAX) refuseWith('ERROR_LABEL_LIMIT', { limit: LABELS_MAX });
    await insertLabels(tx, accountId, added);
  });
}

export async function updateLabels(services: Services, { caller, body }: Call<Api['updateLabels']>): Promise<Labels> {
  return change(services, accountOf(caller), async (tx, known) => {
    const after = new Map(known.map((row) => [row.id, row]));
    for (const { labelWsid, name, colour } of body.labels) {
      const id = idOfLabel(labelWsid);
      const row = after.get(id) ?? refuseWith('ERROR_LABEL_NOT_FOUND');
      after.set(id, { id, name: name ?? row.name, colour: colour ?? row.colour });
    }
    demandUnique([...after.values()]);
    const changed = known.flatMap((row) => {
      const next = after.get(row.id);
      return next && (next.name !== row.name || next.colour !== row.colour) ? [next] : [];
    });
    // Two labels may exchange their names: each first takes its id as a placeholder name.
    for (const row of changed) await updateLabel(tx, { ...row, name: row.id });
    for (const row of changed) await updateLabel(tx, row);
  });
}

export async function deleteLabel(services: Services, { caller, params }: Call<Api['deleteLabel']>): Promise<Labels> {
  const accountId = accountOf(caller);
  return change(services, accountId, async (tx) => {
    if (!(await deleteLabelRow(tx, accountId, idOfLabel(params.labelWsid)))) refuseWith('ERROR_LABEL_NOT_FOUND');
  });
}
