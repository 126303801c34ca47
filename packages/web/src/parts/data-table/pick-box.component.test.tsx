import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PickBox } from './pick-box.tsx';

test('is partly checked as long as only some rows are chosen, and large enough for a finger', async () => {
  const onChange = vi.fn<() => void>();
  const screen = await render(<PickBox label="选择本页" checked={false} isPartly onChange={onChange} />);
  const box = page.getByRole('checkbox', { name: '选择本页' });
  await expect.element(box).toBePartiallyChecked();
  expect(box.element().parentElement?.getBoundingClientRect().height).toBe(44);
  await box.click();
  expect(onChange).toHaveBeenCalledOnce();
  await screen.rerender(<PickBox label="选择本页" checked onChange={onChange} />);
  await expect.element(box).toBeChecked();
  await expect.element(box).not.toBePartiallyChecked();
});
