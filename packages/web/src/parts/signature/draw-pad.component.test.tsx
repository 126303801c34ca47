import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PHONE, boxOf } from '../../testing/layout.ts';
import { drawOn, SIGNATURE } from '../../testing/pointer.ts';
import { DrawPad } from './draw-pad.tsx';

const onChange = vi.fn<Parameters<typeof DrawPad>[0]['onChange']>();
const pad = () => page.getByRole('img', { name: /手写签名区/ });
const undo = () => page.getByRole('button', { name: '撤销一笔' });
const clear = () => page.getByRole('button', { name: '清除' });
/** The last report: 'picture', or the reason why there is none. */
const told = () => {
  const [picture, fault] = onChange.mock.lastCall ?? [];
  return picture === null ? fault : 'picture';
};
const shown = () => pad().element().querySelectorAll('path').length;

test('a signature is a picture of its strokes, with transparent paper', async () => {
  onChange.mockClear();
  await render(<DrawPad onChange={onChange} />);
  await expect.element(page.getByText('请在此处书写您的姓名')).toBeVisible();
  drawOn(pad(), SIGNATURE);
  await expect.poll(told).toBe('picture');
  const [picture] = onChange.mock.lastCall ?? [];
  expect(picture?.writeData).toMatch(/^data:image\/png;base64,/);
  expect(Math.max(picture?.width ?? 0, picture?.height ?? 0)).toBe(512);
  expect(picture?.strokes?.lines).toHaveLength(1);
  await expect.element(page.getByText('请在此处书写您的姓名')).not.toBeInTheDocument();
});

test.each([
  ['dot', [[100, 100]]],
  [
    'line',
    [
      [40, 80],
      [120, 81],
      [220, 82],
    ],
  ],
] as const)('a %s is no signature', async (fault, stroke) => {
  onChange.mockClear();
  await render(<DrawPad onChange={onChange} />);
  drawOn(pad(), stroke);
  await expect.poll(told).toBe(fault);
});

test('undo takes back one stroke, clear takes all', async () => {
  onChange.mockClear();
  await render(<DrawPad onChange={onChange} />);
  await expect.element(undo()).toBeDisabled();
  drawOn(pad(), SIGNATURE);
  await expect.poll(shown).toBe(1);
  drawOn(
    pad(),
    SIGNATURE.map(([x, y]) => [x + 90, y] as const),
  );
  await expect.poll(shown).toBe(2);
  await undo().click();
  await expect.poll(shown).toBe(1);
  expect(told()).toBe('picture');
  await clear().click();
  await expect.poll(shown).toBe(0);
  expect(told()).toBe('empty');
  await expect.element(clear()).toBeDisabled();
});

test('fits a phone, where it can be turned, which begins again', async () => {
  onChange.mockClear();
  await page.viewport(...PHONE);
  await render(<DrawPad onChange={onChange} />);
  drawOn(pad(), SIGNATURE);
  await expect.poll(told).toBe('picture');
  const { left, right, top, bottom } = boxOf(pad());
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(PHONE[0]);
  expect(bottom - top).toBeGreaterThanOrEqual(200);
  await page.getByRole('button', { name: '横过来写' }).click();
  await expect.element(page.getByRole('button', { name: '恢复竖屏' })).toHaveAttribute('aria-pressed', 'true');
  expect(told()).toBe('empty');
});
