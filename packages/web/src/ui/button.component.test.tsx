import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf } from '../testing/layout.ts';
import { AnchorButton, Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Switch } from './switch.tsx';

test('a busy button keeps its focus and width, says so, and does nothing', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button label="发起签署" type="submit" busy={busy} onClick={onClick} />
    </form>
  );
  const screen = await render(form(false));
  const button = page.getByRole('button', { name: '发起签署' });
  await button.click();
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
  const { left, right } = boxOf(button);
  await screen.rerender(form(true));
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveFocus();
  expect(boxOf(button)).toMatchObject({ left, right });
  await userEvent.keyboard('{Enter}');
  (button.element() as HTMLElement).click();
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
});

test('a link that looks like a button is a link with its text, as high as a button, its icon before the text', async () => {
  await render(
    <>
      <Button label="下载" />
      <AnchorButton icon="download" label="证据报告" href="/evidence.pdf" download />
      <AnchorButton variant="quiet" icon="download" href="/contract.pdf" aria-label="下载合同" />
    </>,
  );
  const link = page.getByRole('link', { name: '证据报告' });
  await expect.element(link).toHaveAttribute('href', '/evidence.pdf');
  const heightOf = ({ top, bottom }: ReturnType<typeof boxOf>): number => bottom - top;
  expect(heightOf(boxOf(link))).toBe(heightOf(boxOf(page.getByRole('button'))));
  expect([...link.element().children].map(({ tagName }) => tagName)).toEqual(['svg', 'SPAN']);
  expect(page.getByRole('link', { name: '下载合同' }).element().children).toHaveLength(1);
});

test('a switch and a checkbox change by press and by Space', async () => {
  function Both() {
    const [isOn, setOn] = useState(false);
    return (
      <>
        <Switch label="按顺序签署" checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
        <Checkbox label="我已阅读并同意" />
      </>
    );
  }
  await render(<Both />);
  const toggle = page.getByRole('switch', { name: '按顺序签署' });
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard(' ');
  await expect.element(toggle).toHaveAttribute('aria-checked', 'false');
  const box = page.getByRole('checkbox', { name: '我已阅读并同意' });
  await page.getByText('我已阅读并同意').click();
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
});
