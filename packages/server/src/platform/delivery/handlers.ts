import { normaliseContact } from '@countersign/domain';
import type { House } from '../config/house.ts';
import type { Handlers } from '../http/handlers.ts';

export function deliveryHandlers(house: House): Handlers<'listOutbox'> {
  return {
    async listOutbox({ query, context }) {
      const contact = query.contact === undefined ? null : (normaliseContact(query.contact)?.value ?? query.contact);
      const { sessionId } = context;
      const messages = await house.db.withTx((tx) =>
        house.delivery.list(tx, { contact, sessionId, limit: query.limit }),
      );
      return {
        messages: messages.map(({ createdAt, ...message }) => ({
          ...message,
          createdDatetime: createdAt.toISOString(),
        })),
      };
    },
  };
}
