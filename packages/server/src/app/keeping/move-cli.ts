/**
 * npm run move-to-postgres [-- --undo]
 *
 * Moves the embedded database of DATA_DIR to the empty one of DATABASE_URL and, with S3_BUCKET, the stored files to the object store,
 * while no server runs. --undo takes the embedded database into use again. Exit status: 0, or 2 if it cannot be carried out.
 */
import { readConfig, systemClock } from '../../platform/index.ts';
import { endWith } from './command-errors.ts';
import { runMove } from './keeping-commands.ts';

endWith(
  runMove(process.argv.slice(2), {
    config: () => readConfig(),
    now: () => systemClock.now(),
    out: (text) => void process.stdout.write(text),
  }),
);
