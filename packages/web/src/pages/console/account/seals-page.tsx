import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../../api/session.ts';
import { currentUserWsid } from '../model/queries.ts';
import { Page } from '../parts/page.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Seals } from './seals.tsx';
import { useSettingsText } from './settings-text.ts';
import { Writes } from './writes.tsx';

/** The personal seals and saved signatures. */
export function SealsPage() {
  const words = useSettingsText();
  const { data: user } = useQuery(userQuery(currentUserWsid()));
  return (
    <Page title={words.seals} lead={words.sealsWhy} narrow>
      <Stack gap={4}>
        <Seals person={user?.displayName ?? ''} />
        <Writes name={user?.displayName ?? ''} />
      </Stack>
    </Page>
  );
}
