import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KeyCard } from './key-card.tsx';

const words = {
  title: '通行密钥',
  why: '用指纹登录',
  list: '通行密钥列表',
  none: '还没有通行密钥',
  remove: '删除',
  removeOf: (name: string) => `删除通行密钥 ${name}`,
  removeTitle: (name: string) => `删除“${name}”？`,
  removeWhy: '之后不能再用它登录。',
  removed: '通行密钥已删除',
};
const none = async () => {};
const keys = (names: readonly string[], remove: (id: string) => Promise<void> = none, refetch = none) => (
  <KeyCard
    words={words}
    query={{ data: names, error: null, refetch }}
    idOf={(name) => `id of ${name}`}
    nameOf={(name) => name}
    factsOf={() => ['今天添加', '还没有使用过']}
    remove={remove}
    hint={null}
  />
);

test('says what there would be while there is none', async () => {
  await render(keys([]));
  await expect.element(page.getByRole('region', { name: '通行密钥' })).toHaveTextContent('还没有通行密钥');
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
});

test('a key is removed only after confirmation, and the list is fetched again even if that failed', async () => {
  const remove = vi.fn<(id: string) => Promise<void>>(() => Promise.reject(new Error('offline')));
  const refetch = vi.fn<() => Promise<void>>(none);
  await render(keys(['手机', '电脑'], remove, refetch));
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('今天添加 · 还没有使用过');
  await page.getByRole('button', { name: '删除通行密钥 电脑' }).click();
  const dialog = page.getByRole('dialog', { name: '删除“电脑”？' });
  await expect.element(dialog).toBeVisible();
  expect(remove).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(remove).toHaveBeenCalledWith('id of 电脑');
  expect(refetch).toHaveBeenCalledOnce();
});
