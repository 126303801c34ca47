import type { Handlers } from '../../platform/index.ts';
import {
  getLogCheckpoint,
  getLogCheckpointStamp,
  getLogConsistency,
  getLogInclusion,
  getLogKey,
  getLogTile,
  getLogTileOfMillions,
  getLogTileOfThousands,
} from './read-log.ts';

/** The public calls of the log: signed states only, and nothing after them. */
export const logCalls = {
  getLogCheckpoint,
  getLogCheckpointStamp,
  getLogKey,
  getLogInclusion,
  getLogConsistency,
  getLogTile,
  getLogTileOfThousands,
  getLogTileOfMillions,
} satisfies Partial<Handlers>;
