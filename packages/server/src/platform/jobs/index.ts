// Jobs kept in the database and leased by the processes.
export { type Jobs, startJobs } from './engine.ts';
export { countDue, countUnfinished, enqueue, isOwed, withdraw } from './enqueue.ts';
export { type Job, type JobHandlers, JobLeaseLostError } from './job.ts';
export { type DeadJob, listDead, revive } from './store.ts';
