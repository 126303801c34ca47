import type { Channel, Service } from '@countersign/domain';
import type { Tx } from '../db/database.ts';

/** One message to one contact; `text` is complete and in the reader's language. */
export interface Message {
  readonly channel: Channel;
  /** Normalised. */
  readonly contact: string;
  readonly service: Service | 'NOTICE';
  readonly code?: string;
  readonly link?: string;
  readonly subject?: string;
  readonly text: string;
}

export interface DeliveredMessage extends Message {
  readonly createdAt: Date;
}

/** The one delivery interface (Rulings §4). A message is stored sealed in the caller's transaction; a job sends it. */
export interface Delivery {
  send(tx: Tx, message: Message, options: { id: string; now: Date; sessionId?: string | null }): Promise<void>;
  /** Evaluation mode's outbox, newest first; captcha answers only those of `sessionId`. */
  list(tx: Tx, filter: { contact: string | null; sessionId: string | null; limit: number }): Promise<readonly DeliveredMessage[]>;
}
