// The pools of threads and processes, and how a task is run in them.
export { workerEntry } from './entry.ts';
export { type FairQueue, fairQueue } from './fair-queue.ts';
export {
  OFFICE_EXTENSIONS,
  type OfficeConverter,
  type OfficeExtension,
  convertsOffice,
  officeProgram,
  openOfficeConverter,
} from './office.ts';
export { type RunOptions, TaskKilledError } from './pool.ts';
export { serveTasks } from './serve-tasks.ts';
export { BusyError } from './slots.ts';
export { TaskRefusal, task } from './tasks.ts';
export { type PoolName, type Workers, startWorkers } from './workers.ts';
