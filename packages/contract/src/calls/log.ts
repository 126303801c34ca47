import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { logRoutes } from '../routes/log.ts';

const bytes = (produces: string, summary: string) => ({ access: 'public', summary, produces }) as const;

const size = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const segment = z.string().max(8);
const tile = <P extends z.ZodType>(summary: string, params: P) =>
  ({ ...bytes('application/octet-stream', summary), params }) as const;

/**
 * The audit log of the platform (docs/cycles/audit-log.md): hashes and their proofs, nothing that reveals the content of a row.
 * Checkpoint and tiles have the format of C2SP tlog-tiles, for any monitor.
 */
export const logCalls = endpoints(logRoutes, {
  getLogCheckpoint: bytes('text/plain; charset=utf-8', 'The last signed state of the audit log (C2SP tlog-checkpoint)'),
  getLogCheckpointStamp: bytes(
    'application/timestamp-reply',
    'The time-stamp over the octets of the checkpoint (RFC 3161)',
  ),
  getLogKey: bytes(
    'text/plain; charset=utf-8',
    'The key that signs checkpoints, in the format of verifiers (C2SP signed-note)',
  ),
  getLogInclusion: {
    access: 'public',
    summary:
      'Proof that the row of this hash is in the log (RFC 9162 §2.1.3), for the last checkpoint unless a size is given',
    query: z.looseObject({ hash, size: size.optional() }),
    response: z.object({
      inclusion: z.object({ hash, leaf: hash, index: z.number(), size: z.number(), root: hash, proof: z.array(hash) }),
    }),
  },
  getLogConsistency: {
    access: 'public',
    summary: 'Proof that the log of one size is a prefix of the log of another (RFC 9162 §2.1.4)',
    query: z.looseObject({ from: size, to: size.optional() }),
    response: z.object({
      consistency: z.object({ from: z.number(), to: z.number(), roots: z.array(hash), proof: z.array(hash) }),
    }),
  },
  getLogTile: tile(
    'A tile of hashes (C2SP tlog-tiles); level “entries” gives the hashes of the rows',
    z.object({ level: segment, index: segment }),
  ),
  getLogTileOfThousands: tile(
    'The same for tiles from the thousandth on, or a partial one',
    z.object({ level: segment, thousands: segment, index: segment }),
  ),
  getLogTileOfMillions: tile(
    'The same for tiles from the millionth on, or a partial one from the thousandth on',
    z.object({ level: segment, millions: segment, thousands: segment, index: segment }),
  ),
});
