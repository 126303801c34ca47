import type * as bodyTasks from './body-worker.ts';
import type * as riskyTasks from './risky-tasks.ts';
import type * as signTasks from './sign-worker.ts';
import type * as verifyTasks from './verify-tasks.ts';

type Risky = typeof riskyTasks;
type Verify = typeof verifyTasks;
type Sign = typeof signTasks;
type Body = typeof bodyTasks;

/** Declares the tasks of the features to the pools, which belong to a lower layer. */
declare module '../../platform/workers/task-sets.ts' {
  interface RiskyTasks extends Risky {}
  interface VerifyTasks extends Verify {}
  interface SignTasks extends Sign {}
  interface BodyTasks extends Body {}
}
