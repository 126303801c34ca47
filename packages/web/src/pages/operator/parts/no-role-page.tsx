import { defineText } from '../../../text/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../parts/page/page.tsx';

const useWords = defineText(
  { title: '没有权限', emptyTitle: '您的角色不能查看此页', emptyWhy: '角色由管理员分配。' },
  {
    title: 'Not permitted',
    emptyTitle: 'Your role does not include this page',
    emptyWhy: 'An administrator assigns roles.',
  },
);

/** In place of a page that the roles of the operator do not permit. */
export function NoRolePage() {
  const words = useWords();
  return (
    <Page title={words.title}>
      <EmptyState title={words.emptyTitle} why={words.emptyWhy} />
    </Page>
  );
}
