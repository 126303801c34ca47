import { eq } from 'drizzle-orm';
import { type Reactors, type Services, member, person } from '../../platform/index.ts';
import { settleOpen } from './store.ts';

/** A person who became a member in another way has no open invitation any more. */
export const invitationReactors = (services: Pick<Services, 'db'>): Reactors => ({
  invitations: {
    'member.joined': ({ enterpriseId, memberId }, job) =>
      services.db.withTx(async (tx) => {
        const [found] = await tx
          .select({ phone: person.phone, email: person.email })
          .from(member)
          .innerJoin(person, eq(person.id, member.personId))
          .where(eq(member.id, memberId));
        const contacts = [found?.phone, found?.email].filter((one) => typeof one === 'string');
        if (contacts.length > 0) await settleOpen(tx, { enterpriseId, contacts, memberId, now: job.now });
        await job.finishIn(tx);
      }),
  },
});
