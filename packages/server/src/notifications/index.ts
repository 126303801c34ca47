export { expiringJobs, messageCalls, messageReactors } from './messages/index.ts';
export { switchOffOf, webhookCalls, webhookJobs, webhookReactors } from './webhooks/index.ts';
