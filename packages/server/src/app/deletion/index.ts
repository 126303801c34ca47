// The deletion of an account by its person.
export { deletionCalls } from './request-deletion.ts';
export { deletionJobs } from './carry-out.ts';
