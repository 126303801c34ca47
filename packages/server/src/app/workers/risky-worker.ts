/** The process for foreign bytes of users who have logged in. */
import * as tasks from './risky-tasks.ts';
import { serveTasks } from '../../platform/index.ts';

serveTasks(tasks);
