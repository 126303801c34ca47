import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** JSON lines on standard output. Fields are named where they are logged; what must never be there is cut out here. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const secrets = ['password', 'signPassword', 'opcode', 'secret', 'code', 'cookie', 'authorization'];
  return pino({
    level: logLevel,
    base: null,
    redact: { paths: secrets, remove: true },
    serializers: { err: describeError },
  });
}

/**
 * An error for the log. A failed query is told by its text and the database's words alone: its parameters are what
 * people typed.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { query, code, cause } = error as { query?: unknown; code?: unknown; cause?: unknown };
  const isQuery = typeof query === 'string';
  return {
    type: error.name,
    message: isQuery ? 'a query failed' : error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: framesOf(error),
    ...(isQuery ? { query } : {}),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** The stack without its first lines, which repeat the message. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
