import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Writes JSON lines to standard output. Fields are named where they are logged; secrets are removed here. */
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
 * An error as it is logged. A failed query is logged with its SQL text and the message of the database only: its parameters
 * are what people typed.
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
