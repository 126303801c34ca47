import { api } from '@countersign/contract';
import { call } from '../../../../api/client.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { type ExportsOf, ExportsCard } from '../../parts/exports-card.tsx';
import { Page } from '../../parts/page.tsx';
import { self } from '../own-user.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { useDataText } from './data-text.ts';

const EXPORTS: ExportsOf = {
  key: ['exports', 'own'],
  list: async (signal) => (await call(api.listOwnExports, { params: self(), signal })).exports,
  make: () => call(api.createOwnExport, { params: self() }),
  remove: (exportWsid) => call(api.deleteOwnExport, { params: { ...self(), exportWsid } }),
  pathOf: (exportWsid) => `/api/users/${self().userWsid}/exports/${exportWsid}/archive`,
};

/** What the platform keeps about the user: take it away, or delete it. */
export function DataPage() {
  const words = useDataText();
  return (
    <Page title={words.title} lead={words.lead} narrow>
      <Stack gap={4}>
        <ExportsCard of={EXPORTS} why={words.exportWhy} />
        <DeletionCard />
      </Stack>
    </Page>
  );
}
