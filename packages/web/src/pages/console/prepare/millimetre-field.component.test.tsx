import { MM_TO_PT } from '@countersign/domain';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MillimetreField } from './millimetre-field.tsx';

const onChange = vi.fn<(millimetres: number) => void>();
function Width() {
  const [points, setPoints] = useState(20 * MM_TO_PT);
  return (
    <MillimetreField
      label="宽"
      points={points}
      min={5}
      onChange={(next) => {
        onChange(next / MM_TO_PT);
        setPoints(next);
      }}
    />
  );
}
const field = () => page.getByRole('spinbutton', { name: '宽 (mm)' });

test('the page follows every valid number, and what is typed stays until the field is left', async () => {
  await render(<Width />);
  await expect.element(field()).toHaveValue(20);
  await field().fill('32.25');
  expect(onChange.mock.lastCall?.[0]).toBeCloseTo(32.25);
  await expect.element(field()).toHaveValue(32.25);
  await userEvent.tab();
  await expect.element(field()).toHaveValue(32.3);
});

test('an empty or too small number changes nothing and is replaced when the field is left', async () => {
  await render(<Width />);
  onChange.mockClear();
  for (const typed of ['', '4.9', '-1']) {
    await field().fill(typed);
    await userEvent.tab();
    await expect.element(field()).toHaveValue(20);
  }
  expect(onChange).not.toHaveBeenCalled();
});

test('arrow keys change it by a millimetre', async () => {
  await render(<Width />);
  await field().click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect.element(field()).toHaveValue(21);
});
