import { normaliseContact } from '@countersign/domain';
import type { Services } from '../config/services.ts';
import type { Handlers } from '../http/handlers.ts';

export function deliveryHandlers(services: Services): Handlers<'listOutbox'> {
  return {
    async listOutbox({ query, context }) {
      const contact = query.contact === undefined ? null : (normaliseContact(query.contact)?.value ?? query.contact);
      const { sessionId } = context;
      const messages = await services.db.withTx((tx) =>
        services.delivery.list(tx, { contact, sessionId, limit: query.limit }),
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
