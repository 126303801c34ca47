import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PHONE } from '../testing/layout.ts';
import { page } from 'vitest/browser';
import { type Fact, Facts } from './facts.tsx';

const facts: readonly Fact[] = [
  ['注册于', '2026-11-01'],
  ['手机号', null],
  false,
  ['用户编号', '0191d2c4-7c1e-7b1a-9a6e-2f8d6c1b0a55'],
];
const LOOKS = ['columns', 'lines', 'ends', 'grid'] as const;

test('a fact that does not apply is left out; each label is followed by its value', async () => {
  const { container } = await render(<Facts facts={facts} />);
  expect([...container.querySelectorAll('dt, dd')].map((one) => one.textContent)).toEqual([
    '注册于',
    '2026-11-01',
    '手机号',
    '',
    '用户编号',
    '0191d2c4-7c1e-7b1a-9a6e-2f8d6c1b0a55',
  ]);
});

test.each(LOOKS)('fit a phone: %s', async (look) => {
  await page.viewport(...PHONE);
  const { container } = await render(<Facts look={look} facts={facts} />);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

test('a grid has the value below its label', async () => {
  const { container } = await render(<Facts look="grid" facts={facts} />);
  const [label, value] = [container.querySelector('dt')!, container.querySelector('dd')!];
  expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(label.getBoundingClientRect().bottom);
});
