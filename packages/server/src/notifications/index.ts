export { deleteMessagesOf, expiringJobs, messageCalls, messageReactors, pageHints } from './messages/index.ts';
export { switchOffOf, webhookCalls, webhookJobs, webhookReactors } from './webhooks/index.ts';
