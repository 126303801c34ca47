import type { House } from '../house.ts';
import type { Reactors } from '../outbox/react.ts';
import { revokeAllOf } from './authorization-store.ts';

/** Whoever is removed has no seal to sign with, and has none again when they are taken in once more (security 40). */
export const officeSealReactors = ({ db }: Pick<House, 'db'>): Reactors => ({
  officeSeals: {
    'member.disabled': ({ enterpriseId, memberId }, job) =>
      db.withTx(async (tx) => {
        await revokeAllOf(tx, { enterpriseId, memberId }, job.now);
        await job.finishIn(tx);
      }),
  },
});
