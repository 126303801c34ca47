import type { Api } from '@countersign/contract';
import { normaliseContact } from '@countersign/domain';
import type { Handler } from '../http/index.ts';

export const listOutbox: Handler<Api['listOutbox']> = async (services, { query, context }) => {
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
};
