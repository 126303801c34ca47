import {
  BACKEND_NAMESPACE,
  PUSH_MESSAGE_EVENT,
  type PushMessage,
  RECONNECT_EVENT,
  pushMessage,
} from '@countersign/contract';
import type { Server } from 'socket.io';
import type { Push } from './push.ts';

export const personRoom = (id: string): string => `person:${id}`;
export const participantRoom = (id: string): string => `participant:${id}`;
export const sessionRoom = (id: string): string => `session:${id}`;

/** A push that reaches the sockets of this process once they are attached; before that it says nothing to nobody. */
export interface SocketPush extends Push {
  attach(io: Server): void;
}

export function createPush(): SocketPush {
  let io: Server | null = null;
  const emit = (rooms: readonly string[], message: PushMessage): void => {
    if (io === null || rooms.length === 0) return;
    io.of(BACKEND_NAMESPACE)
      .to([...rooms])
      .emit(PUSH_MESSAGE_EVENT, pushMessage.parse(message));
  };
  return {
    attach: (server) => {
      io = server;
    },
    toPersons: (ids, message) => emit(ids.map(personRoom), message),
    toParticipants: (ids, message) => emit(ids.map(participantRoom), message),
    toSession: (id, message) => emit([sessionRoom(id)], message),
    reconnect: (ids) => {
      if (io === null || ids.length === 0) return;
      io.of(BACKEND_NAMESPACE).to(ids.map(sessionRoom)).emit(RECONNECT_EVENT);
    },
    endSessions: (ids) => {
      if (io === null || ids.length === 0) return;
      const rooms = ids.map(sessionRoom);
      emit(rooms, sessionEnded);
      io.of(BACKEND_NAMESPACE).in(rooms).disconnectSockets(true);
    },
  };
}

const sessionEnded: PushMessage = {
  actionType: 'SESSION_ENDED',
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid: null, envelopeWsid: null },
};
