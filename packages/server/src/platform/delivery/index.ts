// Sends SMS and mail; in evaluation mode an outbox keeps them.
export { carrierAddress } from './phone-carriers.ts';
export { deliveryCalls } from './calls.ts';
export { probeMail } from './carriers.ts';
export { findReturned, findUnreached, liftComplaints, presentReturned, presentStopped } from './returned.ts';
export { serveCarrierReports } from './receive-reports.ts';
export { receiveBounces } from './receive-bounces.ts';
export type { Delivery, MessageText } from './delivery.ts';
export { deliveryJobs } from './jobs.ts';
export { outboxPage } from './outbox-page.ts';
export { DELIVER_CODE_JOB, DELIVER_JOB, createDelivery, deliverableContacts, purgeMessages } from './outbox.ts';
