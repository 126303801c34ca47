import { CallError } from '@countersign/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from '../../ui/index.ts';
import { PageForm } from './page-form.tsx';
import { useChosen, useForm, useTyped } from './form.ts';

function Naming({ save }: { save: (name: string) => Promise<void> }) {
  const form = useForm();
  const name = useTyped(form, '', '请输入名称', 'ERROR_ROLE_EXISTS');
  const days = useChosen(form, 0, (chosen) => chosen > 1 && '最多一天');
  return (
    <PageForm act="保存" form={form} onSubmit={() => save(name.given)}>
      <TextField label="名称" {...name.field} />
      <button type="button" onClick={() => days.choose(days.chosen + 1)}>
        加一天
      </button>
      <output>{days.error}</output>
    </PageForm>
  );
}

test('Enter submits; the first field with an error gets the focus, and a refusal is announced', async () => {
  const save = vi.fn<(name: string) => Promise<void>>(() => Promise.reject(new Error('offline')));
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

test('a refusal is shown under the field that it is about, and not once more', async () => {
  const refusal = new CallError(409, { error: 'ERROR_ROLE_EXISTS', message: '名称已存在', requestId: 'r' });
  await render(<Naming save={() => Promise.reject(refusal)} />);
  const field = page.getByRole('textbox', { name: '名称' });
  await field.fill('公章');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(field).toHaveAccessibleDescription('名称已存在');
  await expect.element(field).toHaveFocus();
  expect(page.getByText('名称已存在').elements()).toHaveLength(1);
});

test('a text is submitted without the spaces around it, and no field has an error before', async () => {
  const save = vi.fn<(name: string) => Promise<void>>(async () => {});
  await render(<Naming save={save} />);
  const field = page.getByRole('textbox', { name: '名称' });
  await field.fill('  公章 ');
  await field.clear();
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await field.fill('  公章 ');
  await page.getByRole('button', { name: '保存' }).click();
  expect(save).toHaveBeenCalledExactlyOnceWith('公章');
});

test('the fault of a chosen value stops the submission until it is corrected', async () => {
  const save = vi.fn<(name: string) => Promise<void>>(async () => {});
  await render(<Naming save={save} />);
  await page.getByRole('textbox', { name: '名称' }).fill('公章');
  const more = page.getByRole('button', { name: '加一天' });
  await more.click();
  await more.click();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('最多一天');
  expect(save).not.toHaveBeenCalled();
});
