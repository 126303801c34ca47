import type { Server, ServerResponse } from 'node:http';

export interface OpenRequests {
  /** Closes every connection that no request is open on, also those that have never sent one. */
  closeRest(): void;
}

/**
 * Counts the requests a server is answering. A connection that a browser opened beforehand and never sent a request on
 * is not idle to node until its headers time out after a minute, so a stop that waits for idle ones alone waits for that;
 * once no request is open, nothing is left that closing could cut off.
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
    closeRest: () => (open === 0 ? server.closeAllConnections() : server.closeIdleConnections()),
  };
}
