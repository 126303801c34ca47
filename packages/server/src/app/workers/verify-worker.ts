/** The process that verifies the files of users who have not logged in. */
import * as tasks from './verify-tasks.ts';
import { serveTasks } from '../../platform/index.ts';

serveTasks(tasks);
