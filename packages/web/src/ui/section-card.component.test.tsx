import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PHONE, boxOf } from '../testing/layout.ts';
import { Button } from './button.tsx';
import { SectionCard } from './section-card.tsx';

const card = (
  <SectionCard
    title="通行密钥"
    why="用指纹、面容或设备锁屏密码登录，不用记密码，也不怕钓鱼网站。"
    act={<Button label="添加通行密钥" />}
  >
    <p>还没有通行密钥</p>
  </SectionCard>
);

test('is a region named by its title', async () => {
  await render(card);
  const region = page.getByRole('region', { name: '通行密钥', exact: true });
  await expect.element(region).toHaveTextContent('还没有通行密钥');
  await expect.element(region.getByRole('heading', { level: 2, name: '通行密钥' })).toBeVisible();
});

test('its act is beside the words on a desktop, and below them on a phone', async () => {
  await render(card);
  const words = page.getByText('用指纹', { exact: false });
  const act = page.getByRole('button', { name: '添加通行密钥' });
  expect(boxOf(act).left).toBeGreaterThan(boxOf(words).right);
  await page.viewport(...PHONE);
  expect(boxOf(act).top).toBeGreaterThan(boxOf(words).bottom);
});
