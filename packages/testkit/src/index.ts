export * from './world.ts';
export * from './person.ts';
export * from './people.ts';
export * from './picture.ts';
export * from './uploaded.ts';
export * from './clock.ts';
export * from './cookie-jar.ts';
export { type Received, type Receiver, openReceiver } from './receiver.ts';
