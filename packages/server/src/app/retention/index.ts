// Deletes data that is no longer needed: what has become old everywhere, and what the policy of an account says.
export { PURGE_JOB, purgeJobs } from './jobs.ts';
export { retentionCalls } from './manage-policy.ts';
export { POLICIES_JOB, policyJobs } from './policy-jobs.ts';
export { dropPolicyOf } from './store.ts';
