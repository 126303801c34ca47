import { type Envelope, type PushMessage, REMINDER_TITLES, type ReminderTitle } from '@countersign/contract';
import { type NameSource, quotedName, quotedText } from '@countersign/domain';
import { defineText, textOf } from '../text/text.ts';

const useWords = defineText(
  {
    title: { SIGNING_REMINDER: '有合同等您签署', AUDIT_REMINDER: '有合同等您审批' } as Record<ReminderTitle, string>,
    body: (title: string, sender: string, source: NameSource) =>
      `合同：${quotedText(title, 'title', 'zh-CN')}，发起人：${quotedName(sender, source, 'name', 'zh-CN')}`,
  },
  {
    title: {
      SIGNING_REMINDER: 'A contract is waiting for you to sign',
      AUDIT_REMINDER: 'A contract is waiting for your review',
    },
    body: (title, sender, source) =>
      `Contract: ${quotedText(title, 'title', 'en')}, sent by ${quotedName(sender, source, 'name', 'en')}`,
  },
);

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
