/**
 * npm run restore -- SOURCE [--snapshot NAME] [--into DIRECTORY] [--keys DIRECTORY] [--nothing-since]
 *                  | adopt
 *
 * Restores a backup into the empty database and store that the settings name, or into a new data directory. `adopt` ends sessions and
 * renews the key of the log in a database that was restored by other means. Exit status: 0 if
 * everything is there, 2 if the command cannot be carried out; it may then be run again.
 */
import { readConfig, systemClock } from '../../platform/index.ts';
import { endWith } from './command-errors.ts';
import { runRestore } from './keeping-commands.ts';

endWith(
  runRestore(process.argv.slice(2), {
    config: () => readConfig(),
    now: () => systemClock.now(),
    out: (text) => void process.stdout.write(text),
  }),
);
