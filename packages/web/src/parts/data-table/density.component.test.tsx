import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readSettings } from '../../api/local-settings.ts';
import { PHONE } from '../../testing/layout.ts';
import { setLanguage } from '../../text/text.ts';
import { Menu } from '../../ui/menu.tsx';
import { DataTable } from './data-table.tsx';
import { setDense, useDensityAct } from './density.ts';
import { PickBox } from './pick-box.tsx';

function Members() {
  const density = useDensityAct();
  return (
    <>
      <Menu
        trigger={<button type="button">菜单</button>}
        items={[
          density !== null && { key: 'density', ...density },
          { key: 'other', label: '其他', onSelect: () => {} },
        ]}
      />
      <DataTable
        label="成员"
        columns={[
          {
            head: '选择',
            kind: 'toggle',
            cell: (name) => <PickBox label={name} checked={false} onChange={() => {}} />,
          },
          { head: '姓名', kind: 'main', cell: (name) => name },
        ]}
        rows={['王小明', '李雷']}
        keyOf={(name) => name}
      />
    </>
  );
}
const height = () => page.getByRole('region', { name: '成员' }).element().getBoundingClientRect().height;
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
};

test('a table is dense by choice, made with the keyboard and remembered, in both languages', async () => {
  setDense(false);
  await render(<Members />);
  const comfortable = height();
  page.getByRole('button', { name: '菜单' }).element().focus();
  await press('Enter');
  await expect.element(page.getByRole('menuitem', { name: '紧凑表格' })).toHaveFocus();
  await press('Enter');
  await expect.poll(height).toBeLessThan(comfortable);
  expect(readSettings().denseTables).toBe(true);
  setLanguage('en');
  await press('Enter');
  await expect.element(page.getByRole('menuitem', { name: 'Comfortable tables' })).toHaveFocus();
  await press('Enter');
  await expect.poll(height).toBe(comfortable);
  expect(readSettings().denseTables).toBe(false);
});

test('on a phone each row is a card, and the choice neither is offered nor changes it', async () => {
  setDense(false);
  await page.viewport(...PHONE);
  await render(<Members />);
  const before = height();
  setDense(true);
  await expect.element(page.getByRole('table')).toHaveAttribute('data-dense');
  expect(height()).toBe(before);
  await page.getByRole('button', { name: '菜单' }).click();
  await expect.element(page.getByRole('menuitem', { name: '其他' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: '紧凑表格' })).not.toBeInTheDocument();
  setDense(false);
});
