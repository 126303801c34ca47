export {
  deleteMessagesOf,
  expiringJobs,
  messageCalls,
  messageReactors,
  purgeMessagesOf,
  warnOfExpiry,
} from './messages/index.ts';
export { purgeLogOf, switchOffOf, webhookCalls, webhookJobs, webhookReactors } from './webhooks/index.ts';
