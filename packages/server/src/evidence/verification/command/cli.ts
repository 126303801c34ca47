/**
 * npm run verify -- FILE.pdf|DIRECTORY… [--trust root.pem|DIRECTORY]… [--ignore-missing-status] [--json]
 *
 * Verifies signed PDFs without any server. Exit status: 0 if every signature of every file is valid, 1 otherwise, 2 if the
 * command or a file cannot be used. It is as strict as the page: a signer without a fresh revocation status is INDETERMINATE,
 * unless --ignore-missing-status is given. Without --trust it trusts the root of this machine's own authority.
 */
import { readConfig, systemClock } from '../../../platform/index.ts';
import { rootFile } from '../../../trust/index.ts';
import { runVerify } from './command.ts';

// The reader of the output may stop early (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(1);
});
process.exitCode = runVerify(
  process.argv.slice(2).filter((argument) => argument !== '--'),
  {
    ownRoot: rootFile(readConfig().dataDir),
    now: () => systemClock.now(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  },
);
