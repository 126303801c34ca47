import { eq } from 'drizzle-orm';
import { type Reactors } from '../../platform/index.ts';
import { settleOpen } from './store.ts';
import { member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';

/** A person who became a member in another way has no open invitation any more. */
export const invitationReactors = (): Reactors => ({
  invitations: {
    'member.joined': async ({ enterpriseId, memberId }, { tx, now }) => {
      const [found] = await tx
        .select({ phone: person.phone, email: person.email })
        .from(member)
        .innerJoin(person, eq(person.id, member.personId))
        .where(eq(member.id, memberId));
      const contacts = [found?.phone, found?.email].filter((one) => typeof one === 'string');
      if (contacts.length > 0) await settleOpen(tx, { enterpriseId, contacts, memberId, now });
    },
  },
});
