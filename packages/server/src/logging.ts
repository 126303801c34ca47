import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** JSON lines on standard output. Fields are named where they are logged; what must never be there is cut out here. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: null,
    redact: { paths: ['password', 'signPassword', 'opcode', 'secret', 'code', 'cookie', 'authorization', 'err.params', 'err.query'], remove: true },
  });
}
