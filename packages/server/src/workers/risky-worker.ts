/** The process for foreign bytes: answers one request after another until its parent lets go of it. */
import type { TaskReply, TaskRequest } from './process-pool.ts';
import * as tasks from './risky-tasks.ts';
import type { Task } from './tasks.ts';

const known: Readonly<Record<string, Task<never, unknown>>> = tasks;

async function answer({ name, input }: TaskRequest): Promise<TaskReply> {
  const run = known[name];
  if (run === undefined) return { fault: `there is no task ${name}` };
  try {
    return { answer: await run(input as never) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (request: TaskRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());
