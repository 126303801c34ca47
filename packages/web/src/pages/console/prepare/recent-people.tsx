import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { api, call } from '../../../api/client.ts';
import { SearchInput } from '../parts/search-field.tsx';
import { Button, Paragraph, Skeleton, Stack } from '../../../ui/index.ts';
import { Popover } from '../../../ui/popover.tsx';
import { currentUserWsid } from '../model/queries.ts';
import { typedOf } from '../model/two-contacts.ts';
import { PersonButton } from '../parts/person-button.tsx';
import { keyOf, rowFrom } from './model/known-people.ts';
import type { PersonRow } from './model/people-rows.ts';
import { whoIs } from './model/who-is.ts';
import styles from './recent-people.module.css';
import { usePeopleText } from './text-people.ts';

const PAGE = 20;

interface Props {
  rows: readonly PersonRow[];
  onAdd: (rows: readonly PersonRow[]) => void;
  mayNameColleagues: boolean;
}

/** The recent recipients of this account, searched by typing and added by a tap; it stays open for the next one (ux 3). */
export function RecentPeople(props: Props) {
  const words = usePeopleText();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={words.recent}
      trigger={<Button icon="users" label={words.recent} />}
    >
      {open && <Book {...props} />}
    </Popover>
  );
}

function Book({ rows, onAdd, mayNameColleagues }: Props) {
  const words = usePeopleText();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const userWsid = currentUserWsid();
  const { data, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['address-book', userWsid, search],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(api.listAddressBook, {
        params: { userWsid },
        query: { offset: pageParam, limit: PAGE, ...(search === '' ? {} : { search }) },
        signal,
      }),
    getNextPageParam: ({ page }) =>
      page.offset + page.limit < page.totalElements ? page.offset + page.limit : undefined,
  });
  const people = (data?.pages.flatMap(({ addressBook }) => addressBook) ?? []).filter(
    ({ memberWsid }) => mayNameColleagues || memberWsid === null,
  );
  const known = new Set(rows.map(whoIs));
  return (
    <Stack gap={2.5} p={3}>
      <SearchInput label={words.recentSearch} value={typed} onChange={setTyped} />
      <div aria-live="polite" className={styles.status}>
        {isError ? (
          <Paragraph py={1.5} px={1} size="m">
            {words.recentFailed}{' '}
            <Button size="s" variant="quiet" icon="rotate" label={words.recent} onClick={() => void refetch()} />
          </Paragraph>
        ) : isPending ? (
          <Skeleton height={156} />
        ) : (
          people.length === 0 && (
            <Paragraph py={1.5} px={1} size="m" text={search === '' ? words.recentNone : words.recentNoMatch} />
          )
        )}
      </div>
      {people.length > 0 && (
        <Stack as="ul" overflowY="auto" className={styles.people}>
          {people.map((one) => (
            <li key={keyOf(one)}>
              <PersonButton
                name={one.name}
                about={[typedOf(one).contact, one.enterpriseName].filter((part) => part !== null).join(' · ')}
                isIn={known.has(keyOf(one))}
                onAdd={() => onAdd([rowFrom(one)])}
              />
            </li>
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <Button
          size="s"
          variant="quiet"
          label={words.recentMore}
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        />
      )}
    </Stack>
  );
}
