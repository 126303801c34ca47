import type { Message } from '@countersign/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MessageRow } from '../../../parts/messages/message-row.tsx';
import { messagesQuery, readAllMessages, unreadQuery } from '../../../parts/messages/queries.ts';
import { useMessagesText } from '../../../parts/messages/text.ts';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { showError } from '../../../parts/trouble/show-error.ts';
import { formatDay } from '../../../text/format.ts';
import { Box, Button, EmptyState, Row, Skeleton, Stack, Text } from '../../../ui/index.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Page } from '../parts/page.tsx';
import { useNow } from '../parts/use-now.ts';
import { byDay } from './by-day.ts';
import { Pager } from '../../../ui/pager.tsx';

/** The list of messages by day (Spec §2 "Other screens"). */
export function MessagesPage() {
  const words = useMessagesText();
  const { page = 1, unread: isUnread = false } = useSearch({ from: '/console/messages' });
  const navigate = useNavigate();
  const list = useQuery(messagesQuery(page, isUnread));
  const { data: counts } = useQuery(unreadQuery());
  const readAll = useMutation({
    mutationFn: readAllMessages,
    onError: showError,
  });
  const show = (next: { page?: number; unread?: boolean }) => void navigate({ to: '/messages', search: next });
  const unread = counts?.unread ?? 0;
  return (
    <Page
      narrow
      title={words.title}
      lead={words.lead}
      action={
        unread > 0 && (
          <Button icon="check" label={words.readAll} busy={readAll.isPending} onClick={() => readAll.mutate()} />
        )
      }
    >
      <Row gap={2} align="stretch" role="group" aria-label={words.which}>
        <Chip aria-pressed={!isUnread} onClick={() => show({})}>
          {words.all}
        </Chip>
        <Chip aria-pressed={isUnread} onClick={() => show({ unread: true })}>
          {words.unread}
          {unread > 0 && ` ${unread}`}
        </Chip>
      </Row>
      <Loaded query={list} waiting={<Skeleton height={320} radius={14} />}>
        {(data) => (
          <div aria-busy={list.isPlaceholderData}>
            <Days messages={data.messages} isUnread={isUnread} />
            <Pager
              page={page}
              total={data.page.totalElements}
              count={words.count(data.page.totalElements)}
              onPage={(next) => show({ ...(isUnread ? { unread: true } : {}), ...(next === 1 ? {} : { page: next }) })}
            />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Days({ messages, isUnread }: { messages: readonly Message[]; isUnread: boolean }) {
  const words = useMessagesText();
  const now = useNow(60_000);
  if (messages.length === 0)
    return (
      <EmptyState
        drawing="paper"
        title={isUnread ? words.noneUnread : words.none}
        why={isUnread ? words.noneUnreadWhy : words.noneWhy}
      />
    );
  const called = { today: words.today, yesterday: words.yesterday };
  return byDay(messages, now).map(({ day, first, messages: ofDay }) => (
    <Box as="section" key={first} mt={5}>
      <Text as="h2" mb={2} tone="ink-3" size="m" weight={550} text={day === null ? formatDay(first) : called[day]} />
      <Stack as="ul" card p={1.5}>
        {ofDay.map((message) => (
          <li key={message.messageWsid}>
            <MessageRow message={message} now={now} />
          </li>
        ))}
      </Stack>
    </Box>
  ));
}
