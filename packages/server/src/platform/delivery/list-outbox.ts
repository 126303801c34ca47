import { type Api, api } from '@countersign/contract';
import { normaliseContact, toWsid } from '@countersign/domain';
import type { Handler } from '../http/index.ts';

const OUTBOX = api.listOutbox.path;

export const listOutbox: Handler<Api['listOutbox']> = async (services, { query, context }) => {
  const contact = query.contact === undefined ? null : (normaliseContact(query.contact)?.value ?? query.contact);
  const { sessionId } = context;
  const messages = await services.db.withTx((tx) =>
    services.delivery.list(tx, { contact, sessionId, limit: query.limit }),
  );
  return {
    messages: messages.map(({ createdAt, id, mail: _mail, ...message }) => ({
      ...message,
      ...(message.channel === 'EMAIL' ? { mail: `${OUTBOX}/${toWsid('notice', id)}/mail` } : {}),
      createdDatetime: createdAt.toISOString(),
    })),
  };
};
