import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toLocal } from '../../../text/local-time.ts';
import { setLanguage } from '../../../text/text.ts';
import { DeadlineField } from './deadline-field.tsx';

const DAY_MS = 86_400_000;
const onChange = vi.fn<(iso: string) => void>();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
function Deadline({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return (
    <DeadlineField
      value={value}
      onChange={(iso) => {
        onChange(iso);
        setValue(iso);
      }}
    />
  );
}
const field = () => page.getByLabelText('签署截止时间', { exact: true }).first();
const span = (days: number) => page.getByRole('button', { name: `${days} 天`, exact: true });

test('a usual span is a press away and shown as chosen', async () => {
  await render(<Deadline first={inDays(7)} />);
  await expect.element(span(7)).toHaveAttribute('aria-pressed', 'true');
  await span(30).click();
  await expect.element(span(30)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(span(7)).toHaveAttribute('aria-pressed', 'false');
  const [iso = ''] = onChange.mock.lastCall ?? [];
  // The thirtieth day can be used up (ux 49).
  expect(toLocal(iso)).toBe(`${toLocal(inDays(30)).slice(0, 10)}T23:59`);
  await expect.element(field()).toHaveValue(toLocal(iso));
});

test('a typed minute is taken; too early or too late is said, in both languages', async () => {
  await render(<Deadline first={inDays(7)} />);
  const later = toLocal(inDays(20));
  await field().fill(later);
  await expect.element(field()).toHaveValue(later);
  expect(toLocal(onChange.mock.lastCall?.[0] ?? '')).toBe(later);
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
  await field().fill(toLocal(inDays(-1)));
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('截止时间须在 1 小时至 365 天之间')).toBeVisible();
  setLanguage('en');
  await expect.element(page.getByText('The deadline must be 1 hour to 365 days ahead')).toBeVisible();
});
