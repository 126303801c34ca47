import type { PushMessage } from '@countersign/contract';

/** Notifies open pages of changes; carries ids only and may be lost without harm. */
export interface Push {
  toPersons(personIds: readonly string[], message: PushMessage): void;
  /** Free-login sessions are notified about their own participant. */
  toParticipants(participantIds: readonly string[], message: PushMessage): void;
  toSession(sessionId: string, message: PushMessage): void;
  /** Notifies the desktop that shows a QR code of the actions on the phone. */
  toScan(sessionId: string, message: PushMessage): void;
  /**
   * Events of an account and its devices: sent on the device channel, and on the backend channel where a page has only
   * that.
   */
  toDevices(personIds: readonly string[], message: PushMessage): void;
  /** Asks the pages of these sessions to reconnect: their session has a new secret or new subscriptions. */
  reconnect(sessionIds: readonly string[]): void;
  /** Closes the sockets of ended sessions, in every process (security 3, 30). */
  endSessions(sessionIds: readonly string[]): void;
}
