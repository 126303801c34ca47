import type { Api } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { type Handler, findReturned, participant } from '../../../platform/index.ts';

/** Contacts that the sender typed and that returned a message; those of colleagues are not the sender's to judge. */
export const listReturned: Handler<Api['listReturned']> = (services, { relation: { envelopeId }, context: { now } }) =>
  services.db.withTx(async (tx) => {
    const rows = await tx
      .select({
        id: participant.id,
        phone: participant.phone,
        email: participant.email,
        colleagueId: participant.colleagueId,
      })
      .from(participant)
      .where(eq(participant.envelopeId, envelopeId));
    const typed = rows.flatMap(({ id, colleagueId, ...contacts }) =>
      colleagueId !== null
        ? []
        : (['phone', 'email'] as const).flatMap((field) => {
            const contact = contacts[field];
            return contact === null ? [] : [{ participantWsid: toWsid('participant', id), field, contact }];
          }),
    );
    const found = await findReturned(
      tx,
      services.secrets.pepper,
      typed.map(({ contact }) => contact),
      now,
    );
    return {
      returned: typed.flatMap(({ contact, ...one }) => {
        const reason = found.get(contact);
        return reason === undefined ? [] : [{ ...one, reason }];
      }),
    };
  });
