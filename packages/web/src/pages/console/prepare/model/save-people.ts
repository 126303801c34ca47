import type { StoreApi } from 'zustand/vanilla';
import { api, call } from '../../../../api/client.ts';
import type { DraftState } from './draft.ts';
import { keepHalfRows } from './half-rows.ts';
import { type PersonRow, changeOf, isWhole, withIds } from './people-rows.ts';

/** Sends the complete lines to the server; incomplete ones are stored in this browser. */
export async function savePeople(
  envelopeWsid: string,
  store: StoreApi<DraftState>,
  saved: { rows: readonly PersonRow[] },
): Promise<void> {
  const params = { envelopeWsid };
  const { rows } = store.getState();
  const { remove, update, add } = changeOf(rows, saved.rows);
  if (remove.length > 0) {
    await call(api.deleteParticipants, { params, body: { participants: [...remove] } });
    // Even if the rest is refused, a removed participant is not removed a second time.
    const gone = new Set<string | null>(remove.map(({ participantWsid }) => participantWsid));
    saved.rows = saved.rows.filter((row) => !gone.has(row.participantWsid));
  }
  if (update.length > 0) await call(api.updateParticipants, { params, body: { participants: [...update] } });
  let named = rows;
  if (add.bodies.length > 0) {
    const { participants } = await call(api.addParticipants, { params, body: { participants: [...add.bodies] } });
    named = withIds(rows, add.keys, participants);
    // The lines may have changed during the request: only the ids are taken over.
    const ids = new Map(named.map((row) => [row.key, row.participantWsid]));
    store.setState(({ rows: now }) => ({
      rows: now.map((row) => ({ ...row, participantWsid: row.participantWsid ?? ids.get(row.key) ?? null })),
    }));
  }
  const before = new Map(saved.rows.map((row) => [row.participantWsid, row]));
  saved.rows = named.map((row) => (isWhole(row, named) ? row : (before.get(row.participantWsid) ?? row)));
  keepHalfRows(envelopeWsid, store.getState().rows);
}
