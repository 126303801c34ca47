import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatNumber } from '../../text/format.ts';
import { useText } from '../../text/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Trouble } from '../trouble/trouble.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { box } from '../../ui/box.ts';
import styles from './message-bell.module.css';
import { MessageRow } from './message-row.tsx';
import { latestMessagesQuery, unreadQuery } from './queries.ts';
import { messagesText } from './text.ts';

const MOST_SHOWN = 99;

/** The number of unread messages; the newest open below the bell. */
export function MessageBell() {
  const words = useText(messagesText);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(unreadQuery());
  const unread = data?.unread ?? 0;
  const trigger = (
    <button
      type="button"
      className={box(
        {
          grid: true,
          position: 'relative',
          rigid: true,
          center: true,
          width: 'touch',
          height: 'touch',
          radius: 'circle',
          tone: 'ink-2',
        },
        styles.bell,
      )}
      aria-label={words.bell(unread)}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : formatNumber(unread)}
        </span>
      )}
    </button>
  );
  return (
    <Popover open={isOpen} onOpenChange={setOpen} trigger={trigger} label={words.title}>
      <Stack gap={2} className={styles.sheet}>
        {isOpen && <Latest onLeave={() => setOpen(false)} />}
        <Link to="/messages" className={styles.all} onClick={() => setOpen(false)}>
          {words.seeAll}
        </Link>
      </Stack>
    </Popover>
  );
}

function Latest({ onLeave }: { onLeave: () => void }) {
  const words = useText(messagesText);
  const { data, error, refetch } = useQuery(latestMessagesQuery());
  const [now] = useState(() => new Date());
  if (data === undefined)
    return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Skeleton height={160} radius={10} />;
  if (data.messages.length === 0)
    return (
      <Text as="p" py={6} px={3} tone="ink-3" textAlign="center">
        {words.none}
      </Text>
    );
  return (
    <Stack as="ul">
      {data.messages.map((message) => (
        <li key={message.messageWsid}>
          <MessageRow message={message} now={now} isShort onOpen={onLeave} />
        </li>
      ))}
    </Stack>
  );
}
