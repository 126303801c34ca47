import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from '../../ui/index.ts';
import { useFormAct } from './form-sheet.tsx';
import { PageForm } from './page-form.tsx';

function Naming({ save }: { save: () => Promise<void> }) {
  const form = useFormAct();
  const [name, setName] = useState('');
  return (
    <PageForm act="保存" form={form} isSound={name !== ''} onSubmit={save}>
      <TextField
        label="名称"
        value={name}
        error={form.wasTried && name === '' ? '请输入名称' : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </PageForm>
  );
}

test('Enter submits; the first field with an error gets the focus, and a refusal is announced', async () => {
  const save = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')));
  await render(<Naming save={save} />);
  const field = page.getByRole('textbox', { name: '名称' });
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription('请输入名称');
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(field, '公章');
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('alert')).toBeVisible();
});
