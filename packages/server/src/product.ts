// What main.ts loads while the database starts.
import { seedDemo } from './app/index.ts';
import type { OpenServices } from './open-services.ts';
import { seedDemoOperator } from './operator/index.ts';

export { createApp } from './app.ts';
export { openServices } from './open-services.ts';

export async function seedDemoUsers(services: OpenServices): Promise<void> {
  await seedDemo(services);
  await seedDemoOperator(services);
}
