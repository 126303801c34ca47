import {
  BACKEND_NAMESPACE,
  DEVICE_NAMESPACE,
  NAMESPACES,
  PUSH_MESSAGE_EVENT,
  type PushMessage,
  RECONNECT_EVENT,
  SCAN_UPLOAD_NAMESPACE,
} from '@countersign/contract';
import { pushMessage } from '@countersign/contract/calls';
import type { Server } from 'socket.io';
import type { Push } from './push.ts';
import type { RecentPushes } from './recent-pushes.ts';

export const personRoom = (id: string): string => `person:${id}`;
export const participantRoom = (id: string): string => `participant:${id}`;
export const sessionRoom = (id: string): string => `session:${id}`;

/** A push that reaches the sockets of every process once they are attached; before that it does nothing. */
export interface SocketPush extends Push {
  attach(io: Server, recent: RecentPushes): void;
}

/** The most rooms in one message: a message to other processes is one notification of PostgreSQL, at most 8000 bytes. */
const ROOMS_AT_ONCE = 100;

function inParts(rooms: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < rooms.length; at += ROOMS_AT_ONCE) parts.push(rooms.slice(at, at + ROOMS_AT_ONCE));
  return parts;
}

export function createPush(): SocketPush {
  let io: Server | null = null;
  let recent: RecentPushes | null = null;
  const emit = (namespaces: readonly string[], rooms: readonly string[], message: PushMessage): void => {
    const data = pushMessage.parse(message);
    recent?.note(rooms);
    for (const namespace of namespaces)
      for (const part of inParts(rooms)) io?.of(namespace).to(part).emit(PUSH_MESSAGE_EVENT, data);
  };
  return {
    attach: (server, pushes) => {
      io = server;
      recent = pushes;
    },
    toPersons: (ids, message) => emit([BACKEND_NAMESPACE], ids.map(personRoom), message),
    toParticipants: (ids, message) => emit([BACKEND_NAMESPACE], ids.map(participantRoom), message),
    toSession: (id, message) => emit([BACKEND_NAMESPACE], [sessionRoom(id)], message),
    toScan: (id, message) => emit([SCAN_UPLOAD_NAMESPACE], [sessionRoom(id)], message),
    toDevices: (ids, message) => emit([DEVICE_NAMESPACE, BACKEND_NAMESPACE], ids.map(personRoom), message),
    reconnect: (ids) => {
      for (const namespace of NAMESPACES)
        for (const part of inParts(ids.map(sessionRoom))) io?.of(namespace).to(part).emit(RECONNECT_EVENT);
    },
    endSessions: (ids) => {
      const rooms = ids.map(sessionRoom);
      emit(NAMESPACES, rooms, sessionEnded);
      for (const namespace of NAMESPACES)
        for (const part of inParts(rooms)) io?.of(namespace).in(part).disconnectSockets(true);
    },
  };
}

const sessionEnded: PushMessage = {
  actionType: 'SESSION_ENDED',
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid: null, envelopeWsid: null },
};
