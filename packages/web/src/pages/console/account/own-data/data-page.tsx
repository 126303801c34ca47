import { api, retentionApi } from '@countersign/contract';
import { call } from '../../../../api/client.ts';
import { Stack } from '../../../../ui/index.ts';
import { type ExportsOf, ExportsCard } from '../../parts/exports-card.tsx';
import { Page } from '../../parts/page.tsx';
import { type RetentionOf, RetentionCard } from '../../parts/retention-card.tsx';
import { self } from '../own-user.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { useDataText } from './data-text.ts';

const EXPORTS: ExportsOf = {
  key: ['exports', 'own'],
  list: async (signal) => (await call(api.listOwnExports, { params: self(), signal })).exports,
  make: (body) => call(api.createOwnExport, { params: self(), body }),
  remove: (exportWsid) => call(api.deleteOwnExport, { params: { ...self(), exportWsid } }),
  pathOf: (exportWsid) => `/api/users/${self().userWsid}/exports/${exportWsid}/archive`,
};

const RETENTION: RetentionOf = {
  key: ['retention', 'own'],
  get: (signal) => call(retentionApi.getRetention, { params: self(), signal }),
  set: (body) => call(retentionApi.setRetention, { params: self(), body }),
  preview: (query, signal) => call(retentionApi.previewRetention, { params: self(), query, signal }),
};

/** What the platform keeps about the user: take it away, or delete it. */
export function DataPage() {
  const words = useDataText();
  return (
    <Page title={words.title} lead={words.lead} narrow>
      <Stack gap={4}>
        <ExportsCard of={EXPORTS} why={words.exportWhy} />
        <RetentionCard of={RETENTION} />
        <DeletionCard />
      </Stack>
    </Page>
  );
}
