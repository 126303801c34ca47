import type { Api, DataIn } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { type Call, type Services, type Tx, envelopeViewer, lockKey, refuseWith } from '../../../platform/index.ts';
import { findLabels, idOfLabel, selectLabels, putLabels } from '../../labels/index.ts';
import { lockEnvelopes } from '../core/facts.ts';
import { accountOf } from '../core/reader.ts';
import { refreshWords } from '../core/words.ts';

type LabelEnvelopes = Api['labelEnvelopes'];

/** Returns the labelled envelopes; those in which the account has no part are silently left out (security 31). */
export async function labelEnvelopes(
  services: Services,
  { caller, body }: Call<LabelEnvelopes>,
): Promise<DataIn<LabelEnvelopes>> {
  const accountId = accountOf(caller);
  const asked = [...new Set(body.envelopeWsids)].flatMap((wsid) => fromWsid('envelope', wsid) ?? []);
  const labelIds = [...new Set(body.labelWsids.map(idOfLabel))];
  return services.db.withTx(async (tx) => {
    await lockKey(tx, `labels ${accountId}`);
    const own = new Set((await selectLabels(tx, accountId)).map(({ id }) => id));
    if (!labelIds.every((id) => own.has(id))) refuseWith('ERROR_LABEL_NOT_FOUND');
    const seen = new Set(await seenEnvelopes(tx, accountId, asked));
    const envelopeIds = asked.filter((id) => seen.has(id));
    if (envelopeIds.length > 0) {
      await lockEnvelopes(tx, envelopeIds);
      await putLabels(tx, body.mode, { accountId, envelopeIds, labelIds });
      for (const id of envelopeIds) await refreshWords(tx, id);
    }
    const labels = await findLabels(tx, accountId, envelopeIds);
    return {
      envelopes: envelopeIds.map((id) => ({
        envelopeWsid: toWsid('envelope', id),
        labels: [...(labels.get(id) ?? [])],
      })),
    };
  });
}

/** The envelopes among these in which the account has a part. */
async function seenEnvelopes(tx: Tx, accountId: string, envelopeIds: readonly string[]): Promise<string[]> {
  if (envelopeIds.length === 0) return [];
  const rows = await tx
    .select({ id: envelopeViewer.envelopeId })
    .from(envelopeViewer)
    .where(and(eq(envelopeViewer.accountId, accountId), inArray(envelopeViewer.envelopeId, [...envelopeIds])));
  return rows.map(({ id }) => id);
}
