import { useEnterprise } from '../../../../api/accounts.ts';
import { AnchorButton, Skeleton, Stack } from '../../../../ui/index.ts';
import { Page } from '../../parts/page.tsx';
import { Keys } from './keys.tsx';
import { Webhooks } from './webhooks.tsx';
import { useApplicationsText } from './text.ts';

/** API keys and webhooks of the enterprise (Spec §2 "Applications page"); only the owner sees the page. */
export function ApplicationsPage() {
  const words = useApplicationsText();
  const enterprise = useEnterprise();
  return (
    <Page
      title={words.title}
      lead={words.lead}
      narrow
      action={<AnchorButton variant="quiet" label={words.docs} href="/api/docs" target="_blank" rel="noreferrer" />}
    >
      {enterprise ? (
        <Stack gap={5}>
          <Keys enterpriseWsid={enterprise.enterpriseWsid} />
          <Webhooks enterpriseWsid={enterprise.enterpriseWsid} />
        </Stack>
      ) : (
        <Skeleton height={260} radius={14} />
      )}
    </Page>
  );
}
