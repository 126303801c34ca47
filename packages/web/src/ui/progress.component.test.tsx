import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf } from '../testing/layout.ts';
import { Pill } from './pill.tsx';
import { Progress } from './progress.tsx';
import { Stepper } from './steps.tsx';

test('a bar is as long as its share, within its ends, and says its percent', async () => {
  const screen = await render(<Progress value={0.4} label="合同.pdf" />);
  const bar = page.getByRole('progressbar', { name: '合同.pdf' });
  const share = () => {
    const { left, right } = boxOf(bar);
    const inner = boxOf(page.elementLocator(bar.element().firstElementChild as Element));
    return Math.round(((inner.right - left) / (right - left)) * 100);
  };
  await expect.element(bar).toHaveAttribute('aria-valuenow', '40');
  await expect.poll(share).toBe(40);
  await screen.rerender(<Progress value={1.7} label="合同.pdf" />);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100');
  await expect.poll(share).toBe(100);
  await screen.rerender(<Progress value={null} label="合同.pdf" />);
  await expect.element(bar).not.toHaveAttribute('aria-valuenow');
});

test('a status is a word; its icon and colour are not needed to read it', async () => {
  await render(
    <>
      <Pill tone="good" icon="check" label="已完成" />
      <Pill tone="danger" label="已过期" />
    </>,
  );
  const [pill, other] = [page.getByText('已完成'), page.getByText('已过期')];
  await expect.element(pill).toBeVisible();
  expect(pill.element().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const [good, danger] = [getComputedStyle(pill.element()), getComputedStyle(other.element())];
  expect(good.color).not.toBe(danger.color);
  expect(good.backgroundColor).not.toBe(danger.backgroundColor);
});

test('a stepper names the current step, and marks past ones instead of numbering them', async () => {
  await render(
    <Stepper
      label="发起步骤"
      steps={[
        { key: 'a', label: '文件', state: 'done' },
        { key: 'b', label: '参与人', state: 'now' },
        { key: 'c', label: '签署位置', state: 'later' },
      ]}
    />,
  );
  const steps = page.getByRole('list', { name: '发起步骤' }).getByRole('listitem');
  expect(steps.elements().map((step) => step.textContent)).toEqual(['文件', '2参与人', '3签署位置']);
  expect(steps.elements().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
