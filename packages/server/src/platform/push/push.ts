import type { PushMessage } from '@countersign/contract';

/** Tells open pages that something changed; carries ids only and may be lost without harm. */
export interface Push {
  toPersons(personIds: readonly string[], message: PushMessage): void;
  /** Free-login sessions hear of their own participant. */
  toParticipants(participantIds: readonly string[], message: PushMessage): void;
  toSession(sessionId: string, message: PushMessage): void;
  /** The desktop that shows a QR code hears what the phone does. */
  toScan(sessionId: string, message: PushMessage): void;
  /** What concerns an account and its devices: on the device channel, and where a page keeps the backend one only. */
  toDevices(personIds: readonly string[], message: PushMessage): void;
  /** Asks the pages of these sessions to connect anew: their session has another secret or hears of other things. */
  reconnect(sessionIds: readonly string[]): void;
  /** Closes the sockets of ended sessions, in whichever process they are (security 3, 30). */
  endSessions(sessionIds: readonly string[]): void;
}
