import { defineText } from '../../../text/text.ts';
import { EmptyState } from '../../../ui/index.ts';
import { Page } from '../../../parts/page/page.tsx';

const useWords = defineText('pages/operator/parts/no-role-page');

/** In place of a page that the roles of the operator do not permit. */
export function NoRolePage() {
  const words = useWords();
  return (
    <Page title={words.title}>
      <EmptyState title={words.emptyTitle} why={words.emptyWhy} />
    </Page>
  );
}
