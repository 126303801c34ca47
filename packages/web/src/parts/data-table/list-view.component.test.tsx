import type { Page as PageFacts } from '@countersign/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ListView } from './list-view.tsx';

interface Names {
  readonly names: readonly string[];
  readonly page: PageFacts;
}
const list = (names: readonly string[], error: Error | null, onClear: (() => void) | null = null) => {
  const facts = { totalElements: names.length } as PageFacts;
  const query = { data: { names, page: facts }, error, isError: error !== null, refetch: async () => {} };
  return (
    <ListView
      query={query as unknown as UseQueryResult<Names>}
      page={1}
      onPage={() => {}}
      isEmpty={(data) => data.names.length === 0}
      empty={<p>还没有成员</p>}
      onClear={onClear}
    >
      {(data) => <p>{data.names.join('、')}</p>}
    </ListView>
  );
};

test.each([
  ['a list', ['王小明', '李雷'], null, '王小明、李雷'],
  ['an empty list', [], null, '还没有成员'],
  ['a list without a match', [], () => {}, '没有符合条件的记录'],
] as const)('an error of a later request stands above %s once', async (_what, names, onClear, shown) => {
  const screen = await render(list(names, null, onClear));
  await expect.element(page.getByText(shown)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await screen.rerender(list(names, new Error('down'), onClear));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText(shown)).toBeVisible();
});
