export * from './app.ts';
export * from './open-house.ts';
export * from './house.ts';
export * from './config.ts';
export * from './clock.ts';
export * from './logging.ts';
export type { Signer } from './signer/signer.ts';
