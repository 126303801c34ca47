// Real-time messages to open pages, across processes.
export { joinProcesses } from './across-processes.ts';
export { SOCKETS_CONNECTION } from './wire.ts';
export { RecentPushes } from './recent-pushes.ts';
export type { Push } from './push.ts';
export { type SocketPush, createPush, participantRoom, personRoom, sessionRoom } from './rooms.ts';
