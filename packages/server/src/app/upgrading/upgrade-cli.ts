/**
 * npm run upgrade -- [--dry-run] (--backup TARGET | --without-backup) [--json]
 *
 * Says which migrations the database needs, which servers they let run, what waits meanwhile, and whether there is space and a backup; then,
 * without --dry-run, carries them out. Exit status: 0, 1 if something has to be put right first, 2 if the command cannot be carried out.
 */
import { readConfig, systemClock } from '../../platform/index.ts';
import { endWith } from '../keeping/index.ts';
import { runUpgrade } from './upgrade-command.ts';

endWith(
  runUpgrade(process.argv.slice(2), {
    config: () => readConfig(),
    now: () => systemClock.now(),
    out: (text) => void process.stdout.write(text),
  }),
);
