import type { Server, ServerResponse } from 'node:http';

export interface OpenRequests {
  count(): number;
  /** Closes every connection without a request in progress, also those that have never sent one. */
  closeRest(): void;
}

/**
 * Counts the requests in progress. Node does not treat a connection that a browser opened beforehand and never used as idle
 * until its headers time out after a minute, so a stop that closes only idle connections would wait for that; once no
 * request is in progress, closing all connections cuts nothing off.
 */
export function countRequests(server: Server): OpenRequests {
  let open = 0;
  server.on('request', (_request, response: ServerResponse) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
  });
  return {
    count: () => open,
    closeRest: () => (open === 0 ? server.closeAllConnections() : server.closeIdleConnections()),
  };
}
