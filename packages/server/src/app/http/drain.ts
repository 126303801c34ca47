import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Drain {
  /** Since `begin`: the server still answers, and asks its clients to go to another one. */
  isOn(): boolean;
  /** Resolves after `ms`. */
  begin(ms: number): Promise<void>;
}

/**
 * The time between the signal to stop and the end of listening. A proxy keeps connections open for further requests; closing one
 * while a request is on its way fails that request, and a proxy may not repeat what changes something. While a server drains, each
 * answer ends its connection, so that none is idle in the end. Called before routes are added.
 */
export function createDrain(app: FastifyInstance): Drain {
  let isOn = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isOn) reply.header('connection', 'close');
    done(null, payload);
  });
  return {
    isOn: () => isOn,
    async begin(ms) {
      isOn = true;
      await pause(ms);
    },
  };
}
