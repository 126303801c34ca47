export { auditCalls } from './audit/index.ts';
export { orderDecisionCalls } from './billing/index.ts';
export { examineContent } from './checks/index.ts';
export { complaintCalls } from './complaints/index.ts';
export { consoleCalls, operatorRequestCalls, seedDemoOperator } from './console/index.ts';
export { STATISTICS_JOB, statisticsCalls, statisticsJobs } from './statistics/index.ts';
export { directoryCalls } from './directory/index.ts';
export { operatorHoldCalls } from './holds/index.ts';
export { trustListCalls } from './trust-lists/index.ts';
