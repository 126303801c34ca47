import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../../api/session.ts';
import { currentUserWsid, sealsQuery, writesQuery } from '../model/queries.ts';
import { Page } from '../parts/page.tsx';
import { Skeleton, Stack } from '../../../ui/index.ts';
import { Seals } from './seals.tsx';
import { useSettingsText } from './settings-text.ts';
import { Writes } from './writes.tsx';

/** The personal seals and saved signatures. */
export function SealsPage() {
  const words = useSettingsText();
  const { data: user } = useQuery(userQuery(currentUserWsid()));
  const isPending = [useQuery(sealsQuery), useQuery(writesQuery)].some((query) => query.isPending);
  return (
    <Page title={words.seals} lead={words.sealsWhy} narrow>
      {/* Shown together: how high the first list is decides where the second one stands. */}
      {isPending ? (
        <Skeleton height={320} radius={14} />
      ) : (
        <Stack gap={4}>
          <Seals person={user?.displayName ?? ''} />
          <Writes name={user?.displayName ?? ''} />
        </Stack>
      )}
    </Page>
  );
}
