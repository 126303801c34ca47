import { SetupError } from '../../../scripts/setup/steps.mjs';
import { type OwnPostgres, startPostgres } from '../../../scripts/setup/postgres.mjs';
import { postgresPrograms } from '../../../scripts/setup/tools.mjs';

/** A PostgreSQL for this soak only that waits for the disk, as in production. */
export function postgresForSoak(): Promise<OwnPostgres> {
  const programs = postgresPrograms();
  if (programs === null) throw new SetupError('this soak needs PostgreSQL');
  return startPostgres(programs, { durable: true });
}
