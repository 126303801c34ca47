import { type DestinationStream, type Logger, pino } from 'pino';
import { traceFields } from '../observe/index.ts';
import type { Config } from './config-shape.ts';

/**
 * Writes JSON lines, to standard output unless another destination is given. Fields are named where they are logged
 * (docs/operate/observe.md); secrets are removed here.
 */
export function createLog(
  { logLevel, tracesUrl = null }: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'tracesUrl'>>,
  destination: DestinationStream = pino.destination({ fd: 1, sync: true }),
): Logger {
  const secrets = ['password', 'signPassword', 'opcode', 'secret', 'code', 'cookie', 'authorization'];
  const options = {
    level: logLevel,
    base: null,
    ...(tracesUrl === null ? {} : { mixin: traceFields }),
    redact: { paths: secrets, remove: true },
    serializers: { err: describeError },
  };
  return pino(options, destination);
}

/**
 * An error as it is logged. A failed query is logged with its SQL text and the message of the database only: its parameters
 * are what people typed.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutContacts(String(error)) };
  const { query, code, cause, severity } = error as Error & Readonly<Record<string, unknown>>;
  const isQuery = typeof query === 'string';
  return {
    type: error.name,
    message: isQuery
      ? 'a query failed'
      : withoutContacts(severity === undefined ? error.message : withoutValue(error.message)),
    ...(typeof code === 'string' ? { code } : {}),
    stack: framesOf(error),
    ...(isQuery ? { query } : {}),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** The database ends some messages with the value at fault: invalid input syntax for type uuid: "…". */
const withoutValue = (message: string): string => message.replace(/: ".*/s, '');

const MAIL_ADDRESS = /[^\s<>"'():;,]+@[^\s<>"'():;,]+/g;
const PHONE_NUMBER = /(?<![\w.-])\+?\d(?:[\d -]{6,16})\d(?![\w.-])/g;

/** A text of another program, such as a mail server, without the addresses and numbers that it repeats. */
export const withoutContacts = (text: string): string =>
  text.replace(MAIL_ADDRESS, '(address)').replace(PHONE_NUMBER, '(number)');

/** The stack without its first lines, which repeat the message. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
