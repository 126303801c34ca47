import type { ReminderPlan } from '@countersign/domain';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../../../text/text.ts';
import { RemindersField } from './reminders-field.tsx';

const onUsual = vi.fn<(plan: ReminderPlan | null) => Promise<void>>(() => Promise.resolve());
const onChange = vi.fn<(plan: ReminderPlan | null) => void>();
function Reminders({ first, usual = null }: { first: ReminderPlan | null; usual?: ReminderPlan | null }) {
  const [plan, setPlan] = useState(first);
  return (
    <RemindersField
      plan={plan}
      usual={usual}
      onUsual={onUsual}
      onChange={(next) => {
        onChange(next);
        setPlan(next);
      }}
    />
  );
}

test('a usual plan is a press away, each of its numbers can be chosen, and the sentence says it', async () => {
  await render(<Reminders first={null} />);
  await page.getByRole('switch', { name: '自动提醒' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ afterDays: 3, everyDays: 3, most: 3 });
  await page.getByLabelText('首次（天）').selectOptions('1');
  await page.getByLabelText('间隔（天）').selectOptions('7');
  await page.getByLabelText('最多（次）').selectOptions('5');
  expect(onChange).toHaveBeenLastCalledWith({ afterDays: 1, everyDays: 7, most: 5 });
  await expect.element(page.getByText('轮到某人 1 天后仍未处理时提醒，之后每 7 天提醒一次，最多 5 次')).toBeVisible();
  await page.getByRole('switch', { name: '自动提醒' }).click();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('numbers that another program has set are shown as they are, in English too', async () => {
  await render(<Reminders first={{ afterDays: 4, everyDays: 45, most: 1 }} />);
  await expect.element(page.getByLabelText('首次（天）')).toHaveValue('4');
  setLanguage('en');
  await expect.element(page.getByLabelText('Every (days)')).toHaveValue('45');
  await expect.element(page.getByText('Sent to whose turn it is after 4 days, once')).toBeVisible();
});

test('what is set becomes usual for new contracts with one press, if it is not yet', async () => {
  setLanguage('zh-CN');
  const usual = { afterDays: 3, everyDays: 3, most: 3 };
  await render(<Reminders first={usual} usual={usual} />);
  const offer = page.getByRole('button', { name: '以后的新合同都这样提醒' });
  await expect.element(offer).not.toBeInTheDocument();
  await page.getByLabelText('间隔').selectOptions('7');
  await offer.click();
  expect(onUsual).toHaveBeenLastCalledWith({ ...usual, everyDays: 7 });
  await page.getByRole('switch', { name: '自动提醒' }).click();
  await page.getByRole('button', { name: '以后的新合同都不自动提醒' }).click();
  expect(onUsual).toHaveBeenLastCalledWith(null);
});
