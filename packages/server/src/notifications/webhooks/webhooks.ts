import {
  type Caller,
  type Handler,
  type RequestContext,
  type Services,
  type Tx,
  demandSorts,
  filtersOf,
  pageOf,
  refuseWith,
  seal,
} from '../../platform/index.ts';
import type { Api } from '@countersign/contract';
import {
  WEBHOOKS_MAX,
  WEBHOOK_DELIVERY_STATUSES,
  WEBHOOK_EVENTS,
  WEBHOOK_SECRET_OVERLAP_MS,
  WEBHOOK_TEST,
  fromWsid,
  toWsid,
} from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { webhookUrlOf } from './webhook-url.ts';
import { type WebhookServices, addressRuleOf, sendOnce, settled } from './attempt.ts';
import { oweAttempt } from './jobs.ts';
import { payloadOf } from './payload.ts';
import { presentDelivery, presentWebhook } from './present.ts';
import { newWebhookSecret } from './signature.ts';
import {
  type WebhookRow,
  countWebhooks,
  deleteWebhookRow,
  findDelivery,
  insertDelivery,
  insertWebhook,
  listDeliveries,
  findWebhooks,
  lockWebhook,
  updateDelivery,
  updateWebhookRow,
} from './store.ts';

const enterpriseOf = ({ enterpriseId }: Caller): string => enterpriseId ?? refuseWith('ERROR_NOT_FOUND');

/** A webhook of the caller's enterprise, locked until the transaction ends. */
async function locked(tx: Tx, caller: Caller, webhookWsid: string): Promise<WebhookRow> {
  const id = fromWsid('webhook', webhookWsid) ?? refuseWith('ERROR_NOT_FOUND');
  return (await lockWebhook(tx, enterpriseOf(caller), id)) ?? refuseWith('ERROR_NOT_FOUND');
}

const known = <T extends string>(key: string, values: readonly T[], text: string): T =>
  values.find((one) => one === text) ??
  refuseWith('ERROR_MALFORMED', { field: `filters.${key}`, detail: `is none of ${values.join(', ')}` });

async function record(
  tx: Tx,
  { ids }: Pick<WebhookServices, 'ids'>,
  {
    kind,
    row,
    caller,
    context,
  }: {
    kind: 'created' | 'changed' | 'deleted' | 'secretRotated';
    row: WebhookRow;
    caller: Caller;
    context: RequestContext;
  },
): Promise<void> {
  // The path or query of an address may contain a token of its receiver.
  const detail = { webhookWsid: toWsid('webhook', row.id), host: new URL(row.url).host, events: row.events.join(' ') };
  await recordAudit(tx, {
    id: ids.next(),
    at: context.now,
    kind: `webhook.${kind}`,
    ...(await auditActor(tx, caller, context)),
    detail: { ...detail, enterpriseId: row.enterpriseId },
  });
}

const demandUrl = (services: Services, text: string): string =>
  webhookUrlOf(text, addressRuleOf(services.config))?.href ?? refuseWith('ERROR_WEBHOOK_URL');

const sealed = (services: Services, secret: string, id: string): string =>
  seal(services.secrets.pepper, 'webhook-secret', secret, id);

export const listWebhooks: Handler<Api['listWebhooks']> = async (services, { caller, context }) => {
  const rows = await services.db.withTx((tx) => findWebhooks(tx, enterpriseOf(caller)));
  return { webhooks: rows.map((row) => presentWebhook(row, context.now)) };
};

export const createWebhook: Handler<Api['createWebhook']> = (services, { caller, body, context }) => {
  const enterpriseId = enterpriseOf(caller);
  const [id, secret, url] = [services.ids.next(), newWebhookSecret(), demandUrl(services, body.url)];
  return services.db.withTx(async (tx) => {
    if ((await countWebhooks(tx, enterpriseId)) >= WEBHOOKS_MAX)
      refuseWith('ERROR_WEBHOOK_LIMIT', { limit: WEBHOOKS_MAX });
    const row = await insertWebhook(tx, {
      id,
      enterpriseId,
      url,
      description: body.description,
      events: [...new Set(body.events)],
      secretSealed: sealed(services, secret, id),
      createdAt: context.now,
    });
    await record(tx, services, { kind: 'created', row, caller, context });
    return { webhook: presentWebhook(row, context.now), secret };
  });
};

export const updateWebhook: Handler<Api['updateWebhook']> = (services, { caller, params, body, context }) => {
  const { events, description, enabled } = body;
  const url = body.url === undefined ? undefined : demandUrl(services, body.url);
  return services.db.withTx(async (tx) => {
    const known = await locked(tx, caller, params.webhookWsid);
    const isNewlyOn = enabled === true && !known.enabled;
    const row = await updateWebhookRow(tx, known.id, {
      url: url ?? known.url,
      events: events === undefined ? known.events : [...new Set(events)],
      description: description ?? known.description,
      enabled: enabled ?? known.enabled,
      // Switching it on again, or changing its address, resets its failures.
      ...(isNewlyOn || url !== undefined ? { failingSince: null, givenUpAt: null } : {}),
    });
    await record(tx, services, { kind: 'changed', row, caller, context });
    return { webhook: presentWebhook(row, context.now) };
  });
};

export const deleteWebhook: Handler<Api['deleteWebhook']> = (services, { caller, params, context }) =>
  services.db.withTx(async (tx) => {
    const row = await locked(tx, caller, params.webhookWsid);
    await deleteWebhookRow(tx, row);
    await record(tx, services, { kind: 'deleted', row, caller, context });
    return {};
  });

export const rotateWebhookSecret: Handler<Api['rotateWebhookSecret']> = (services, { caller, params, context }) => {
  const secret = newWebhookSecret();
  return services.db.withTx(async (tx) => {
    const known = await locked(tx, caller, params.webhookWsid);
    const row = await updateWebhookRow(tx, known.id, {
      secretSealed: sealed(services, secret, known.id),
      oldSecretSealed: known.secretSealed,
      oldSecretUntil: new Date(context.now.getTime() + WEBHOOK_SECRET_OVERLAP_MS),
    });
    await record(tx, services, { kind: 'secretRotated', row, caller, context });
    return { webhook: presentWebhook(row, context.now), secret };
  });
};

export const testWebhook: Handler<Api['testWebhook']> = async (services, { caller, params, context: { now } }) => {
  const id = services.ids.next();
  const made = await services.db.withTx(async (tx) => {
    const hook = await locked(tx, caller, params.webhookWsid);
    const about = { id, type: WEBHOOK_TEST, enterpriseId: hook.enterpriseId, data: {}, now } as const;
    const payload = (number: number) => payloadOf({ ...about, number });
    return {
      hook,
      row: await insertDelivery(tx, hook, { id, type: WEBHOOK_TEST, status: 'FAILED', payload, now }),
    };
  });
  // The caller waits for the outcome of a test; there is one attempt, which does not affect the others.
  const outcome = await sendOnce(services, made, { now });
  const change = settled(made.row, outcome, { now, next: null });
  const row = await services.db.withTx((tx) => updateDelivery(tx, id, change));
  return { delivery: presentDelivery(row ?? refuseWith('ERROR_NOT_FOUND')) };
};

export const listWebhookDeliveries: Handler<Api['listWebhookDeliveries']> = async (
  services,
  { caller, params, query },
) => {
  const { status, type } = filtersOf(query.filters, ['status', 'type']);
  demandSorts(query.sorts, ['number']);
  const wish = {
    status: status === undefined ? undefined : known('status', WEBHOOK_DELIVERY_STATUSES, status),
    type: type === undefined ? undefined : known('type', [...WEBHOOK_EVENTS, WEBHOOK_TEST], type),
    ...pageOf(query),
  };
  const { rows, total } = await services.db.withTx(async (tx) => {
    const { id: webhookId } = await locked(tx, caller, params.webhookWsid);
    return listDeliveries(tx, { ...wish, webhookId });
  });
  const { offset, limit } = wish;
  return { deliveries: rows.map(presentDelivery), page: { offset, limit, totalElements: total } };
};

export const replayWebhookDelivery: Handler<Api['replayWebhookDelivery']> = (
  services,
  { caller, params, context: { now } },
) =>
  services.db.withTx(async (tx) => {
    const hook = await locked(tx, caller, params.webhookWsid);
    const id = fromWsid('webhookDelivery', params.deliveryWsid) ?? refuseWith('ERROR_NOT_FOUND');
    const found = await findDelivery(tx, id);
    if (found === null || found.hook.id !== hook.id) return refuseWith('ERROR_NOT_FOUND');
    if (!hook.enabled) refuseWith('ERROR_WEBHOOK_OFF');
    if (found.row.status === 'WAITING' && found.row.attempts === 0) refuseWith('ERROR_WEBHOOK_WAITING');
    const row = await updateDelivery(tx, id, { status: 'WAITING', attempts: 0, nextAttemptAt: now });
    await oweAttempt(tx, services, { deliveryId: id, runAt: now, now });
    return { delivery: presentDelivery(row ?? refuseWith('ERROR_NOT_FOUND')) };
  });
