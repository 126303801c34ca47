/** The files of the server that run on their own, by their name in `dist/`. */
export const ENTRIES = {
  main: 'src/main.ts',
  'db-worker': 'src/db/db-worker.ts',
  'body-worker': 'src/workers/body-worker.ts',
  'risky-worker': 'src/workers/risky-worker.ts',
  'sign-worker': 'src/workers/sign-worker.ts',
  'verify-worker': 'src/workers/verify-worker.ts',
  'signer-process': 'src/signer/process.ts',
  verify: 'src/verification/cli.ts',
  operator: 'src/operator/cli.ts',
  ca: 'src/certificates/ca-cli.ts',
  audit: 'src/transparency-log/cli.ts',
};
