/** The files of the server that run as separate programs, by their name in `dist/`. */
export const ENTRIES = {
  main: 'src/main.ts',
  'db-worker': 'src/platform/database/db-worker.ts',
  'body-worker': 'src/app/workers/body-worker.ts',
  'risky-worker': 'src/app/workers/risky-worker.ts',
  'sign-worker': 'src/app/workers/sign-worker.ts',
  'verify-worker': 'src/app/workers/verify-worker.ts',
  'signer-process': 'src/trust/signer/process.ts',
  verify: 'src/evidence/verification/command/cli.ts',
  operator: 'src/operator/console/cli.ts',
  ca: 'src/trust/authority/ca-cli.ts',
  setup: 'src/app/setup/setup-cli.ts',
  doctor: 'src/operator/checks/doctor-cli.ts',
  audit: 'src/trust/transparency-log/cli.ts',
  backup: 'src/app/keeping/backup-cli.ts',
  restore: 'src/app/keeping/restore-cli.ts',
  'move-to-postgres': 'src/app/keeping/move-cli.ts',
};
