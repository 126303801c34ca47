import { isWorkerThread, move, transferableSymbol, valueSymbol } from 'piscina';
import { type Outage, outageOf } from '../outage/index.ts';
import { type Ran, preciseNow } from '../observe/index.ts';
import { pack } from './buffers.ts';
import { WorkerOutageError } from './pool.ts';

/**
 * How a task outside the main thread reports a refusal. An Error loses its class and fields between threads and processes,
 * so a refusal and an outage are passed as values; any other error of a task is a defect of the server.
 */
export type TaskAnswer<T> = { readonly ran?: Ran } & (
  | { ok: true; value: T }
  | { ok: false; kind: string; message: string }
  | { ok: false; outage: Outage; message: string }
);

/**
 * The value of an answer.
 * @throws TaskRefusal, WorkerOutageError
 */
export function valueOf<T>(answer: TaskAnswer<T>, onRan?: (ran: Ran) => void): T {
  if (answer.ran !== undefined) onRan?.(answer.ran);
  if (answer.ok) return answer.value;
  if ('outage' in answer) throw new WorkerOutageError(answer.outage, answer.message);
  throw new TaskRefusal(answer.kind, answer.message);
}

/** Thrown inside a task: the bytes are at fault. `kind` is one of the documented values of the task. */
export class TaskRefusal extends Error {
  override readonly name = 'TaskRefusal';
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** In a thread the answer is wrapped with its transfer list; the pool unwraps it. */
export type Task<I, O> = (input: I) => Promise<TaskAnswer<O>>;

/** Any error with a string `kind` is a refusal: TaskRefusal, and the typed errors of the PDF and PKI packages. */
function kindOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { kind } = error as { kind?: unknown };
  return typeof kind === 'string' ? kind : null;
}

/** Makes a task of a function: refusals become values, and byte arrays of the result are transferred without a copy. */
export function task<I, O>(run: (input: I) => O | Promise<O>): Task<I, O> {
  return async (input) => {
    const from = preciseNow();
    const ran = (): Ran => [from, preciseNow()];
    try {
      const answer: TaskAnswer<O> = { ok: true, value: await run(input), ran: ran() };
      if (!isWorkerThread) return answer;
      const { value, transferList } = pack(answer, true);
      return move({ [transferableSymbol]: transferList, [valueSymbol]: value as object }) as unknown as TaskAnswer<O>;
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error(String(error));
      const outage = outageOf(error);
      if (outage !== null) return { ok: false, outage, message, ran: ran() };
      const kind = kindOf(error);
      if (kind === null) throw error;
      return { ok: false, kind, message, ran: ran() };
    }
  };
}
