import { createHmac } from 'node:crypto';
import type { WebhookConfig } from '../config/index.ts';
import { CARRIER_TIMEOUT_MS, type PhoneCarrier } from './phone-carrier.ts';

/**
 * POSTs `{id, channel, contact, text, code?}` with `X-Countersign-Timestamp` (Unix seconds) and `X-Countersign-Signature` =
 * hex HMAC-SHA-256 of "timestamp.body" under SMS_WEBHOOK_SECRET; any 2xx counts as delivered.
 */
export const webhook: PhoneCarrier<WebhookConfig> = {
  open({ url, secret }, { clock }) {
    return async ({ channel, contact, text, code }, id) => {
      const body = JSON.stringify({ id, channel, contact, text, ...(code === undefined ? {} : { code }) });
      const timestamp = String(Math.floor(clock.now().getTime() / 1000));
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(CARRIER_TIMEOUT_MS),
        headers: {
          'content-type': 'application/json',
          'x-countersign-timestamp': timestamp,
          'x-countersign-signature': signature,
        },
        body,
      });
      if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
    };
  },
  address: ({ url }) => url,
};
