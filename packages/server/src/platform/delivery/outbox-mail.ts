import type { Api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Handler, refuseWith } from '../http/index.ts';
import { composeMail } from './compose-mail.ts';

/** An e-mail of the outbox as a mail program shows it. */
export const getOutboxMail: Handler<Api['getOutboxMail']> = async (services, { params: { noticeWsid } }) => {
  const id = fromWsid('notice', noticeWsid) ?? refuseWith('ERROR_NOT_FOUND');
  const message = await services.db.withTx((tx) => services.delivery.find(tx, id));
  if (message?.channel !== 'EMAIL') return refuseWith('ERROR_NOT_FOUND');
  const { html } = await composeMail(message, { brand: services.authorityName, publicUrl: services.config.publicUrl });
  return { body: Buffer.from(html) };
};
