/**
 * npm run backup -- TARGET [--keys DIRECTORY]
 *                 | list TARGET
 *                 | verify TARGET [--snapshot NAME] [--sample N] [--trust root.pem] [--keys DIRECTORY] [--json]
 *                 | prune TARGET --keep-daily N --keep-monthly N
 *
 * Makes a backup of the whole installation while its server runs, or not; lists the snapshots of a target; checks one as a
 * restoration would find it; removes old ones. Exit status: 0 if everything is there, 1 with findings, 2 if the command cannot be carried out.
 */
import { readConfig, systemClock } from '../../platform/index.ts';
import { endWith } from './command-errors.ts';
import { runBackup } from './keeping-commands.ts';

endWith(
  runBackup(process.argv.slice(2), {
    config: () => readConfig(),
    now: () => systemClock.now(),
    out: (text) => void process.stdout.write(text),
  }),
);
