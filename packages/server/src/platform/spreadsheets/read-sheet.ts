import type { Services } from '../config/index.ts';
import { refuseWith } from '../http/index.ts';
import { TaskKilledError, TaskRefusal } from '../workers/index.ts';

/**
 * The cells of a CSV or XLSX as texts, read in the pool for foreign bytes (security 51).
 * @param onTooMany the refusal of a sheet of more rows than `limits.rows`
 */
export const readCells = (
  { workers }: Pick<Services, 'workers'>,
  bytes: Uint8Array,
  limits: { readonly rows: number; readonly columns: number },
  onTooMany: () => never,
): Promise<string[][]> =>
  workers.risky.run('readSheet', { bytes, limits }).catch((error: unknown) => {
    if (error instanceof TaskRefusal && error.kind === 'SHEET_ROWS') return onTooMany();
    if (error instanceof TaskRefusal || error instanceof TaskKilledError) return refuseWith('ERROR_SHEET_UNREADABLE');
    throw error;
  });
