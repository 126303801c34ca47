import { createApp, createLog, openHouse, readConfig } from '@countersign/server';

/** The whole server without its pages, for a soak that kills it; says READY once it listens. */
const config = readConfig(process.env);
const house = await openHouse({ config, log: createLog(config) });
const app = await createApp(house, { web: 'none' });
await app.fastify.listen({ host: config.host, port: config.port });
process.stdout.write('READY\n');
