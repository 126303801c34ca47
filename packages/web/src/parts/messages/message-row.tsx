import type { Message } from '@countersign/contract';
import { useRouter } from '@tanstack/react-router';
import { formatDistance, formatShortTime } from '../../text/format.ts';
import { Grid, Icon, type IconName, Stack, Text, box } from '../../ui/index.ts';
import styles from './message-row.module.css';
import { readMessage } from './queries.ts';
import { useMessagesText } from './text.ts';
import { messagePath } from './message-path.ts';

const ICONS: Partial<Record<Message['actionType'], IconName>> = {
  TO_SIGN: 'signature',
  TO_REVIEW: 'check',
  REMINDER: 'bell',
  COMPLETED: 'check',
  SECURITY: 'key',
  EXPIRED: 'clock',
  EXPIRING_SOON: 'clock',
  DEADLINE_MISSED: 'clock',
  JOIN_APPLICATION: 'building',
  JOIN_DECIDED: 'building',
  SEAL_APPLICATION: 'seal',
  SEAL_DECIDED: 'seal',
  INVITED: 'building',
  OWNER_CHANGED: 'building',
  WORK_HANDED_OVER: 'inbox',
  DATA_EXPORT: 'files',
  CHARGES_LOW: 'warning',
  ORDER_REFUSED: 'warning',
  WEBHOOK_OFF: 'building',
};

interface MessageRowProps {
  message: Message;
  now: Date;
  /** Without the sentence, for a narrow panel. */
  isShort?: boolean;
  onOpen?: () => void;
}

/** One message: opening it marks it as read and leads to its subject. */
export function MessageRow({ message, now, isShort = false, onOpen }: MessageRowProps) {
  const words = useMessagesText();
  const router = useRouter();
  const path = messagePath(message);
  const open = () => {
    // A failure to mark it as read shows at the next fetch; opening its subject comes first.
    readMessage(message).catch(() => {});
    onOpen?.();
    if (path !== null) router.history.push(path);
  };
  const { messageTitle, messageContent, isread, createdDatetime } = message;
  return (
    <button
      type="button"
      className={box(
        { menuRow: true, align: 'start', width: 'full', p: 3, tone: 'ink-2' },
        styles.row,
        !isread && styles.unread,
      )}
      onClick={open}
    >
      <Grid as="span" rigid center radius="circle" tone="ink-3" className={styles.icon}>
        <Icon name={ICONS[message.actionType] ?? 'info'} size={18} />
      </Grid>
      <Stack as="span" gap={0.5} grow minWidth={0}>
        <Text tone={isread ? undefined : 'ink'} weight={isread ? undefined : 600}>
          {!isread && <span className="visually-hidden">{words.unreadMark} </span>}
          {messageTitle}
        </Text>
        {!isShort && <span>{messageContent}</span>}
        <Text
          as="time"
          tone="ink-3"
          size="s"
          dateTime={createdDatetime}
          title={formatShortTime(createdDatetime)}
          text={formatDistance(createdDatetime, now)}
        />
      </Stack>
      {!isread && (
        <Text rigid alignSelf="center" radius="circle" fill="brand" className={styles.dot} aria-hidden="true" />
      )}
    </button>
  );
}
