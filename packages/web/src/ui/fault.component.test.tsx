import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FieldFault, Fault } from './fault.tsx';

test('a fault is an alert, and takes no room without words', async () => {
  const screen = await render(<Fault>{null}</Fault>);
  expect(screen.container.childElementCount).toBe(0);
  await screen.rerender(<Fault>网络中断</Fault>);
  await expect.element(page.getByRole('alert')).toHaveTextContent('网络中断');
});

test('the error of a control appears in a polite region that was there before, and only there', async () => {
  const control = (error: string | null) => (
    <>
      <input aria-label="合同名称" aria-describedby={error === null ? undefined : 'error'} />
      <FieldFault id="error">{error}</FieldFault>
    </>
  );
  const screen = await render(control(null));
  const region = screen.container.querySelector('[aria-live="polite"]');
  await screen.rerender(control('请填写合同名称'));
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('请填写合同名称');
  expect(region?.textContent).toBe('请填写合同名称');
  expect(screen.container.querySelector('[role="alert"]')).toBeNull();
});
