import { toWsid } from '@countersign/domain';
import { and, eq } from 'drizzle-orm';
import { type EventReactions, type Services, type Tx } from '../../platform/index.ts';
import { addMessage } from './message-store.ts';
import { enterprise, member } from '../../accounts/memberships/views.ts';
import { webhook } from '../webhooks/views.ts';

/** Notifies the owner of a webhook that was switched off automatically: only the owner may switch it on again. */
export const webhookNoticeReactions = (services: Pick<Services, 'ids' | 'push'>): EventReactions => ({
  'webhook.givenUp': async ({ webhookId }, { tx, now }) => {
    for (const { enterpriseName, ...to } of await findOwners(tx, webhookId)) {
      const params = { enterpriseName };
      const target = toWsid('webhook', webhookId);
      await addMessage(tx, services, { to, kind: 'WEBHOOK_OFF', params, target }, now);
    }
  },
});

const findOwners = (tx: Tx, webhookId: string) =>
  tx
    .select({
      accountId: member.id,
      personId: member.personId,
      enterpriseName: enterprise.name,
    })
    .from(webhook)
    .innerJoin(enterprise, eq(enterprise.id, webhook.enterpriseId))
    .innerJoin(member, eq(member.enterpriseId, enterprise.id))
    .where(and(eq(webhook.id, webhookId), eq(member.isOwner, true), eq(member.status, 'NORMAL')));
