/** The process that verifies the files of anonymous people. */
import * as tasks from './verify-tasks.ts';
import { serveTasks } from '../../platform/workers/serve-tasks.ts';

serveTasks(tasks);
