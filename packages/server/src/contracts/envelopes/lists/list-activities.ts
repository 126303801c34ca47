import type { Api, DataIn } from '@countersign/contract';
import { publicName, toWsid } from '@countersign/domain';
import type { House } from '../../../platform/config/house.ts';
import type { Call } from '../../../platform/http/handlers.ts';
import { readerOf } from '../core/reader.ts';
import { listAudit } from '../core/store.ts';

type Activities = Api['listActivities'];

/** What happened to the envelope, from its audit rows, oldest first; which bytes and keys is the sender's to see. */
export async function listActivities(house: House, call: Call<Activities>): Promise<DataIn<Activities>> {
  const reader = readerOf(call.caller, call.relation);
  const rows = await house.db.withTx((tx) => listAudit(tx, call.relation.envelopeId));
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

/** Why something was done, to when a deadline was moved, and at what level a contract was completed. */
const EVERYBODYS: readonly string[] = ['reason', 'from', 'to', 'level'];
const onlyPublic = (detail: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(detail).filter(([key]) => EVERYBODYS.includes(key)));
