import { TASK_BEGUN, type TaskReply, type TaskRequest } from './pool.ts';
import type { Task } from './tasks.ts';

/** Answers one request after another, in a process of a process pool, until its parent disconnects. */
export function serveTasks(tasks: Readonly<Record<string, Task<never, unknown>>>): void {
  let reported = 0;
  /** Processor time since the last reply, milliseconds. */
  const cost = (): number => {
    const { user, system } = process.cpuUsage();
    const total = (user + system) / 1000;
    const since = total - reported;
    reported = total;
    return since;
  };
  process.on('message', (request: TaskRequest) => {
    // Sent before any work, so that an earlier end of this process is not attributed to the bytes.
    process.send?.(TASK_BEGUN);
    void answer(tasks, request).then((reply) => process.send?.({ ...reply, cpuMs: cost() } satisfies TaskReply));
  });
  process.on('disconnect', () => process.exit());
}

type Answer = { answer: Awaited<ReturnType<Task<never, unknown>>> } | { fault: string };

async function answer(
  tasks: Readonly<Record<string, Task<never, unknown>>>,
  { name, input }: TaskRequest,
): Promise<Answer> {
  const run = tasks[name];
  if (run === undefined) return { fault: `there is no task ${name}` };
  try {
    return { answer: await run(input as never) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
