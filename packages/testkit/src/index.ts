export * from './client.ts';
export * from './world.ts';
export * from './people.ts';
export * from './clock.ts';
