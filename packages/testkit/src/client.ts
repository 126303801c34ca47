/** For tests that drive a server in another process: this entry loads none of the server's modules. */
export * from './person.ts';
export * from './picture.ts';
export * from './uploaded.ts';
export * from './cookie-jar.ts';
export { type Received, type Receiver, openReceiver } from './receiver.ts';
