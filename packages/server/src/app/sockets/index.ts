// The sockets of open pages.
export { type Sockets, openSockets } from './sockets.ts';
