import type { Language } from '@countersign/contract';
import type { Channel, Service } from '@countersign/domain';
import type { Tx } from '../database/index.ts';

/** What an e-mail shows beside subject, code and link; one without it shows `text` in Chinese. */
interface MailContent {
  readonly language: Language;
  /** Complete sentences. */
  readonly paragraphs: readonly string[];
  /** The label of the button that opens `link`. */
  readonly action?: string;
  /** The person to whom answers go; by default they go to MAIL_FROM. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

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
  /** For e-mail; its language is also that of a call. */
  readonly mail?: MailContent;
}

/** The texts of a message, for a phone and for a mailbox. */
export type MessageText = Pick<Message, 'subject' | 'text' | 'mail'>;

export interface DeliveredMessage extends Message {
  readonly id: string;
  readonly createdAt: Date;
}

/** What a complaint about a notice stops: others of its kind. */
export type NoticeKind = 'CONTRACT' | 'INVITATION' | 'ACCOUNT';

export interface SendOptions {
  readonly id: string;
  readonly now: Date;
  /** The session that asked: captcha answers are shown to it alone, and the result of a code is pushed to it. */
  readonly sessionId?: string | null;
  /** By default CONTRACT if it is `about` an envelope, else ACCOUNT. */
  readonly kind?: NoticeKind;
  /** A notice about an envelope: its sender sees whether it arrived. */
  readonly about?: { readonly envelopeId: string; readonly participantId: string };
  /** The request id under which the result is pushed (Rulings §5.3). */
  readonly requestId?: string | null;
}

/** The single delivery interface (Rulings §4). A message is stored sealed in the caller's transaction; a job sends it. */
export interface Delivery {
  send(tx: Tx, message: Message, options: SendOptions): Promise<void>;
  /** The outbox of evaluation mode, newest first; of captcha answers only those of `sessionId`. */
  list(
    tx: Tx,
    filter: { contact: string | null; sessionId: string | null; limit: number },
  ): Promise<readonly DeliveredMessage[]>;
  /** A message of the outbox of evaluation mode, without captcha answers; null if there is none. */
  find(tx: Tx, id: string): Promise<DeliveredMessage | null>;
  /**
   * How many messages were addressed to a contact about any of these envelopes since then, without those that were given
   * up.
   */
  countAbout(
    tx: Tx,
    about: { readonly contact: string; readonly envelopeIds: readonly string[]; readonly since: Date },
  ): Promise<number>;
}
