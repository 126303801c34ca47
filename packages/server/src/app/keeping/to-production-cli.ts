/**
 * npm run to-production -- --from DATA_DIR
 *
 * Takes people, companies, seals, templates and settings of an evaluation over into production, whose settings are those of the
 * environment, while neither server runs. Exit status: 0, or 2 if it cannot be carried out.
 */
import { readConfig } from '../../platform/index.ts';
import { endWith } from './command-errors.ts';
import { runToProduction } from './keeping-commands.ts';

endWith(
  runToProduction(process.argv.slice(2), {
    config: () => readConfig(),
    configOf: readConfig,
    out: (text) => void process.stdout.write(text),
  }),
);
