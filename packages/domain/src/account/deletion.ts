import { type Decision, accept, refuse } from '../decision.ts';

/** What has to be settled before an account can be deleted. */
export const DELETION_OBSTACLES = ['OWNER', 'RUNNING', 'TURN', 'MULTI_SEND'] as const;
export type DeletionObstacle = (typeof DELETION_OBSTACLES)[number];

/**
 * Whether an account may be deleted: an enterprise keeps an owner, a running contract its sender and those it waits for.
 * @param counts how many there are of each; a contract that waits for the person stops only the request, so that a
 *   deletion cannot be prevented by sending a contract
 */
export function judgeDeletion(
  counts: Readonly<Record<DeletionObstacle, number>>,
  { isDue }: { readonly isDue: boolean },
): Decision<null> {
  const open = DELETION_OBSTACLES.filter((kind) => counts[kind] > 0 && !(isDue && kind === 'TURN'));
  return open.length === 0 ? accept(null) : refuse('ERROR_DELETION_BLOCKED', { reasons: open.join(', ') });
}
