import { type Envelope, type PushMessage, REMINDER_TITLES, type ReminderTitle } from '@countersign/contract';
import { defineText, textOf } from '../text/text.ts';

const useWords = defineText('realtime/desktop-reminder');

/** The desktop notification for a push; null for all but reminders to sign and to review (Spec §7). */
export function reminderOf({ messageTitle, attachMessage }: PushMessage): {
  readonly title: ReminderTitle;
  readonly envelopeWsid: string;
} | null {
  const title = REMINDER_TITLES.find((known) => known === messageTitle);
  const { envelopeWsid } = attachMessage;
  return title === undefined || envelopeWsid === null ? null : { title, envelopeWsid };
}

type Told = Pick<Envelope, 'title' | 'senderName' | 'senderNameSource'>;
/** In the reader's language; the push itself contains ids only. */
export const reminderWords = (
  title: ReminderTitle,
  { title: name, senderName, senderNameSource }: Told,
): { title: string; body: string } => {
  const words = textOf(useWords);
  return { title: words.title[title], body: words.body(name, senderName, senderNameSource) };
};
