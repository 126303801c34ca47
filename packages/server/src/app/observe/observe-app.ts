import type { FastifyInstance } from 'fastify';
import { type Services, onEvents } from '../../platform/index.ts';
import { type Watched, watchGauges } from './gauges.ts';
import type { Observing } from './observing.ts';
import { type Scrape, serveOnOwnPort, serveOnProduct } from './serve.ts';

/** Counts the events of the product and serves its metrics as the settings say. Returns what ends this. */
export async function serveMetrics(
  app: FastifyInstance,
  { meters }: Pick<Observing, 'meters'>,
  watched: Watched & { readonly services: Pick<Services, 'config' | 'db'> },
): Promise<() => Promise<void>> {
  const { config, db } = watched.services;
  if (meters === null || config.metrics === null) return async () => {};
  const refresh = watchGauges(meters, watched);
  const scrape: Scrape = async () => {
    await refresh();
    return meters.registry.metrics();
  };
  const { port, token } = config.metrics;
  const endEvents = onEvents(db, ({ type }) => meters.events.inc({ event: type }));
  let close = async (): Promise<void> => {};
  if (port !== null) close = await serveOnOwnPort({ ...config.metrics, port }, meters, scrape);
  else if (token !== null) serveOnProduct(app, meters, token, scrape);
  return async () => {
    endEvents();
    await close();
  };
}
