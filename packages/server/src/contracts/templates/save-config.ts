import type { ConfigContent } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Services, type Tx, refuseWith } from '../../platform/index.ts';
import { isHolder } from '../files/index.ts';
import { findBstFiles } from '../envelopes/index.ts';
import { layOut } from './lay-out.ts';
import { type By, recordBst } from './record.ts';
import { type BstRow, setBstFiles, updateBstRow } from './store.ts';

interface Saving extends By {
  readonly bst: BstRow;
  readonly config: ConfigContent;
  /** The version it was made from; undefined if the caller does not say. */
  readonly configVersion: number | undefined;
}

/**
 * Writes the next version of a configContent, which is validated like an envelope made from it. Locks the row of the
 * template.
 * @throws Refused ERROR_BST_VERSION if it was saved meanwhile
 */
export async function saveConfig(tx: Tx, services: Services, saving: Saving): Promise<BstRow> {
  const { bst, config, configVersion, caller, context } = saving;
  if (configVersion !== undefined && configVersion !== bst.configVersion) refuseWith('ERROR_BST_VERSION');
  const known = await findBstFiles(tx, bst.id);
  await layOut(tx, services, config, {
    envelopeId: bst.id,
    memberId: caller.memberId,
    now: context.now,
    isEditing: false,
    // Files of others are permitted only if the template already holds them (security 32).
    mayHold: (file) => isHolder(file, caller) || known.has(file.id),
  });
  const change = { config, configVersion: bst.configVersion + 1, modifiedAt: context.now };
  await updateBstRow(tx, bst.id, change);
  await setBstFiles(tx, bst.id, fileIdsOf(config));
  const detail = { configVersion: String(change.configVersion) };
  await recordBst(tx, services, saving, { kind: 'bst.updated', bst, detail });
  return { ...bst, ...change };
}

export const fileIdsOf = ({ documents }: ConfigContent): string[] =>
  documents.flatMap(({ fileWsid }) => fromWsid('file', fileWsid) ?? []);
