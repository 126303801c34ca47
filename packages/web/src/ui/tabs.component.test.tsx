import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from './field.tsx';
import { Tabs } from './tabs.tsx';

type Way = 'draw' | 'type' | 'upload';
function Ways({ keepMounted }: { keepMounted?: boolean }) {
  const [way, setWay] = useState<Way>('draw');
  return (
    <Tabs
      label="签名方式"
      value={way}
      onChange={setWay}
      keepMounted={keepMounted}
      items={[
        { value: 'draw', label: '手写', content: '手写区' },
        { value: 'type', label: '输入', content: <TextField label="姓名" /> },
        { value: 'upload', label: '上传', content: '上传区' },
      ]}
    />
  );
}
const tab = (name: string) => page.getByRole('tab', { name });
const panel = () => page.getByRole('tabpanel');

test('shows the panel of the chosen tab only', async () => {
  await render(<Ways />);
  await expect.element(page.getByRole('tablist', { name: '签名方式' })).toBeVisible();
  await expect.element(tab('手写')).toHaveAttribute('aria-selected', 'true');
  await expect.element(panel()).toHaveTextContent('手写区');
  await tab('上传').click();
  await expect.element(tab('上传')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('手写')).toHaveAttribute('aria-selected', 'false');
  await expect.element(panel()).toHaveTextContent('上传区');
  await expect.element(page.getByText('手写区')).not.toBeInTheDocument();
});

test('arrow keys move between the tabs, in a circle, and Tab leads into the panel', async () => {
  await render(<Ways />);
  await tab('手写').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('上传')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(tab('输入')).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  await expect.element(page.getByLabelText('姓名')).toHaveFocus();
});

test('keeps what was typed into a hidden panel only if asked to', async () => {
  const typeAndReturn = async () => {
    await tab('输入').click();
    await page.getByLabelText('姓名').fill('王小明');
    await tab('上传').click();
    await expect.element(page.getByText('上传区')).toBeVisible();
    await tab('输入').click();
  };
  const screen = await render(<Ways keepMounted />);
  await typeAndReturn();
  await expect.element(page.getByLabelText('姓名')).toHaveValue('王小明');
  await screen.unmount();
  await render(<Ways />);
  await typeAndReturn();
  await expect.element(page.getByLabelText('姓名')).toHaveValue('');
});
