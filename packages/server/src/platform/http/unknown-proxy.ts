import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Clock, Config } from '../config/index.ts';
import { clientAddress } from './client-address.ts';

/** What this process has seen of a proxy that TRUST_PROXY does not name. */
interface Sighting {
  /** The address of the connection. */
  readonly address: string;
  readonly at: Date;
}

/**
 * Notices that requests come through a proxy that TRUST_PROXY does not name. All of its clients then count as one: they share its
 * limits, and the audit trail contains the address of the proxy.
 */
export interface UnknownProxy {
  /** Called for every request; the first forwarded one of an unknown address writes a line to the log. */
  notice(request: IncomingMessage): void;
  /** The last such request; null = none since the start. */
  last(): Sighting | null;
}

export function createUnknownProxy({
  config,
  clock,
  log,
}: {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}): UnknownProxy {
  const { isProxy } = clientAddress(config);
  let last: Sighting | null = null;
  return {
    notice({ headers, socket: { remoteAddress } }) {
      if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
      if (remoteAddress === undefined || isProxy(remoteAddress)) return;
      if (last === null)
        log.warn(
          { proxy: remoteAddress },
          'a request was forwarded by an address that TRUST_PROXY does not name: if this is your proxy, add it, or all of its clients count as one',
        );
      last = { address: remoteAddress, at: clock.now() };
    },
    last: () => last,
  };
}
