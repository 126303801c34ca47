import type { Api, DataIn } from '@countersign/contract';
import { publicName, toWsid } from '@countersign/domain';
import type { Call, Services } from '../../../platform/index.ts';
import { readerOf } from '../core/reader.ts';
import { listAudit } from '../core/store.ts';

type Activities = Api['listActivities'];

/** The events of the envelope, from its audit rows, oldest first; digests and keys are shown to the sender only. */
export async function listActivities(services: Services, call: Call<Activities>): Promise<DataIn<Activities>> {
  const reader = readerOf(call);
  const rows = await services.db.withTx((tx) => listAudit(tx, call.relation.envelopeId));
  const visible = rows.filter(({ kind }) => kind.startsWith('envelope.') || kind.startsWith('participant.'));
  return {
    activities: visible.map((row) => ({
      activityId: row.id,
      kind: row.kind,
      datetime: row.at.toISOString(),
      actorName: reader.isSender || row.personId === reader.personId ? row.actorName : publicName(row.actorName),
      participantWsid: row.participantId === null ? null : toWsid('participant', row.participantId),
      detail: reader.isSender ? row.detail : onlyPublic(row.detail),
    })),
  };
}

/** Details that every reader may see: the reason, the old and the new deadline, and the level of a completed contract. */
const PUBLIC_DETAILS: readonly string[] = ['reason', 'from', 'to', 'level'];
const onlyPublic = (detail: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(detail).filter(([key]) => PUBLIC_DETAILS.includes(key)));
