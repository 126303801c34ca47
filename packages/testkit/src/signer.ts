import { type ServicesOptions, openOptionsOf, openSignerInProcess } from '@countersign/server';

/** The real signer inside the test process, so that its certificates follow the test's clock. */
export const openWorldSigner: NonNullable<ServicesOptions['openSigner']> = ({ config, db, clock, ids, log }) =>
  openSignerInProcess({ db, clock, ids, log, kek: Buffer.from(config.kekHex ?? '', 'hex') }, openOptionsOf(config));
