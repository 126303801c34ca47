import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/index.ts';

export interface ClientAddress {
  /**
   * The address of the client: that of the connection, or the one that the proxies of TRUST_PROXY report; no other header
   * is trusted.
   */
  of(request: IncomingMessage): string;
  /** True where the address is that of a proxy of TRUST_PROXY. */
  isProxy(address: string | undefined): boolean;
}

export function clientAddress({ trustProxy }: Pick<Config, 'trustProxy'>): ClientAddress {
  const trust = trustProxy.length === 0 ? () => false : proxyAddr.compile([...trustProxy]);
  return {
    of: (request) => proxyAddr(request, trust),
    isProxy: (address) => address !== undefined && trust(address, 0),
  };
}
