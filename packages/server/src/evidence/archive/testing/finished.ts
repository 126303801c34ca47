import type { SignatureLevel } from '@countersign/domain';
import {
  type SigningWorld,
  SIGN,
  contract,
  openSigningWorld,
  sign,
} from '../../../signing/ceremony/testing/signing-world.ts';
import type { Started } from '../../../signing/ceremony/testing/started-envelope.ts';

export const P256 = 'sha256-ecdsa-p256';

export interface FinishedWorld extends SigningWorld {
  /** A contract that li has signed, and that is complete. */
  finished(wish?: { readonly documents?: number }): Promise<Started>;
  /** Contracts signed and completed meanwhile get this level. */
  atLevel<T>(signatureLevel: SignatureLevel, act: () => Promise<T>): Promise<T>;
  /** The root certificates of all generations of the authority. */
  allRoots(): Promise<Uint8Array[]>;
}

/** A world whose archives are renewed 400 days before their time-stamp ends. */
export async function openFinishedWorld(): Promise<FinishedWorld> {
  const open = await openSigningWorld({ ARCHIVE_RENEWAL_DAYS: '400' });
  const { world, li, start } = open;
  return {
    ...open,
    async finished({ documents = 1 } = {}) {
      const numbers = Array.from({ length: documents }, (_, number) => number);
      const forms = numbers.map((document) => ({ ...SIGN, document }));
      const started = await start(
        [{ person: li, sequence: 1, forms }],
        numbers.map((number) => contract(`${number} 甲`)),
      );
      await sign(li, started, 0);
      await world.app.jobs.drain();
      return started;
    },
    async atLevel(signatureLevel, act) {
      Object.assign(world.services.config, { signatureLevel });
      try {
        return await act();
      } finally {
        Object.assign(world.services.config, { signatureLevel: 'B-LTA' });
      }
    },
    allRoots: async () =>
      (await world.services.signer.generations()).flatMap(({ role, certificate }) =>
        role === 'ROOT' ? [certificate] : [],
      ),
  };
}
