import { type Workers, startWorkers } from '../workers.ts';

type Run = (name: string, input: unknown, options?: unknown) => Promise<unknown>;

const idle: Workers[] = [];

/**
 * The pools of this process, which are used again after they were closed without a running task: to start a thread and a
 * process and to load their program takes half a second of a processor for each test world.
 */
export async function openKeptWorkers(): Promise<Workers> {
  const kept = idle.pop() ?? (await startWorkers());
  let running = 0;
  let isOpen = true;
  const pool = <N extends 'risky' | 'verify' | 'sign' | 'bodies'>(name: N): Workers[N] => {
    const run: Run = async (task, input, options) => {
      if (!isOpen) throw new Error('the workers of the test are closed');
      running += 1;
      try {
        return await (kept[name].run as Run)(task, input, options);
      } finally {
        running -= 1;
      }
    };
    return { run } as Workers[N];
  };
  return {
    risky: pool('risky'),
    verify: pool('verify'),
    sign: pool('sign'),
    bodies: pool('bodies'),
    fullPools: kept.fullPools,
    usage: kept.usage,
    async close() {
      if (!isOpen) return;
      isOpen = false;
      if (running === 0) idle.push(kept);
      else await kept.close();
    },
  };
}
