/** The process for the foreign bytes of people who are logged in. */
import * as tasks from './risky-tasks.ts';
import { serveTasks } from '../../platform/workers/serve-tasks.ts';

serveTasks(tasks);
