import type { ServerResponse } from 'node:http';

/** How long the refusal of a client is delayed, in milliseconds: longer with each one until the client pauses for a while. */
const SHORTEST_MS = 100;
const LONGEST_MS = 3000;
const DOUBLES_EVERY = 16;
const QUIET_MS = 60_000;

/** The most refusals that are delayed at once; further ones are answered in {@link LONGEST_MS}. */
const HELD = { perClient: 32, all: 1000 };
const MAX_CLIENTS = 20_000;

interface Client {
  held: number;
  refused: number;
  at: number;
}

/**
 * Delays the refusals of clients that exceed their rate, so that asking again at once gains nothing: a delayed refusal
 * costs only a timer.
 */
export interface SlowRefusals {
  /**
   * Calls `act` after the delay, or never where the connection of `response` closes meanwhile. Returns false, without a
   * delay, where the maximum is delayed already.
   */
  hold(client: string, response: Pick<ServerResponse, 'once' | 'off'>, act: () => void): boolean;
}

export function createSlowRefusals(most: { readonly perClient: number; readonly all: number } = HELD): SlowRefusals {
  const clients = new Map<string, Client>();
  let all = 0;
  const find = (name: string): Client => {
    const now = performance.now();
    const known = clients.get(name) ?? { held: 0, refused: 0, at: now };
    if (now - known.at > QUIET_MS) known.refused = 0;
    clients.delete(name);
    clients.set(name, known);
    if (clients.size > MAX_CLIENTS) clients.delete(clients.keys().next().value ?? '');
    return Object.assign(known, { at: now });
  };
  return {
    hold(name, response, act) {
      const client = find(name);
      if (client.held >= most.perClient || all >= most.all) return false;
      const ms = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (client.refused / DOUBLES_EVERY));
      client.refused += 1;
      client.held += 1;
      all += 1;
      const end = (): void => {
        clearTimeout(timer);
        response.off('close', end);
        client.held -= 1;
        all -= 1;
      };
      const timer = setTimeout(() => {
        end();
        act();
      }, ms);
      response.once('close', end);
      return true;
    },
  };
}
