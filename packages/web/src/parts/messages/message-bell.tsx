import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatNumber } from '../../text/format.ts';
import { IconButton, Skeleton, Stack, Text, box } from '../../ui/index.ts';
import { Popover } from '../../ui/popover.tsx';
import { Loaded } from '../trouble/loaded.tsx';
import styles from './message-bell.module.css';
import { MessageRow } from './message-row.tsx';
import { latestMessagesQuery, unreadQuery } from './queries.ts';
import { useMessagesText } from './text.ts';

const MOST_SHOWN = 99;

/** The number of unread messages; the newest open below the bell. */
export function MessageBell() {
  const words = useMessagesText();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(unreadQuery());
  const unread = data?.unread ?? 0;
  const trigger = (
    <IconButton
      icon="bell"
      label={words.bell(unread)}
      className={box({ rigid: true, mr: 1 })}
      badge={
        unread > 0 && (
          <Text
            px={1}
            radius="m"
            fill="brand"
            tone="on-brand"
            size="xs"
            weight={600}
            textAlign="center"
            className={styles.count}
            aria-hidden="true"
            text={unread > MOST_SHOWN ? `${MOST_SHOWN}+` : formatNumber(unread)}
          />
        )
      }
    />
  );
  return (
    <Popover open={isOpen} onOpenChange={setOpen} trigger={trigger} label={words.title}>
      <Stack gap={2} className={styles.sheet}>
        {isOpen && <Latest onLeave={() => setOpen(false)} />}
        <Link
          to="/messages"
          className={box({
            grid: true,
            center: true,
            minHeight: 'touch',
            borderTop: true,
            tone: 'brand-strong',
            weight: 550,
            plainLink: true,
          })}
          onClick={() => setOpen(false)}
        >
          {words.seeAll}
        </Link>
      </Stack>
    </Popover>
  );
}

function Latest({ onLeave }: { onLeave: () => void }) {
  const words = useMessagesText();
  const latest = useQuery(latestMessagesQuery());
  const [now] = useState(() => new Date());
  return (
    <Loaded query={latest} waiting={<Skeleton height={160} radius={10} />}>
      {({ messages }) =>
        messages.length === 0 ? (
          <Text as="p" py={6} px={3} tone="ink-3" textAlign="center" text={words.none} />
        ) : (
          <ul>
            {messages.map((message) => (
              <li key={message.messageWsid}>
                <MessageRow message={message} now={now} isShort onOpen={onLeave} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
