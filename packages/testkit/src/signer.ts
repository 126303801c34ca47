import type { Signer } from '@countersign/server';

const absent = (): Promise<never> => Promise.reject(new Error('this world was made without a signer'));

/** For worlds in which nothing is signed. */
export const openWorldSigner = async (): Promise<Signer> => ({
  certificates: absent, sign: absent, timestampDigest: absent, timestamp: absent, ocsp: absent, ocspFor: absent, crl: absent,
  close: async () => {},
});
