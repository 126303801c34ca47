// Messages about events: on pages, by SMS, by mail.
export { messageCalls } from './calls.ts';
export { deleteMessagesOf, purgeMessagesOf } from './message-store.ts';
export { expiringJobs, warnOfExpiry } from './expiring.ts';
export { messageReactors } from './on-events.ts';
