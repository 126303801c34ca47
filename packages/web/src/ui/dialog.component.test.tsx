import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PHONE, boxOf } from '../testing/layout.ts';
import { Button } from './button.tsx';
import { ConfirmDialog, Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';

function Opener({ kind }: { kind?: 'dialog' | 'sheet' | 'side' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="修改" onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="修改名称"
        description="所有人都能看到"
        kind={kind}
        footer={<Button label="完成" onClick={() => setOpen(false)} />}
      >
        <TextField label="名称" />
      </Dialog>
    </>
  );
}
const dialog = () => page.getByRole('dialog', { name: '修改名称' });
const open = async () => {
  await page.getByRole('button', { name: '修改' }).click();
  await expect.element(dialog()).toBeVisible();
};

test('is described, keeps the focus inside, and returns it when Escape closes it', async () => {
  await render(<Opener />);
  await open();
  await expect.element(dialog()).toHaveAccessibleDescription('所有人都能看到');
  const inside = dialog().element();
  await vi.waitFor(() => expect(inside.contains(document.activeElement)).toBe(true));
  for (let press = 0; press < 5; press++) {
    await userEvent.tab();
    expect(inside.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '修改' })).toHaveFocus();
});

test('closes by its button and by a press beside it', async () => {
  await render(<Opener />);
  await open();
  await page.getByRole('button', { name: '关闭' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await open();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('is closed only by its own buttons while an act is under way', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  await render(
    <Dialog locked onClose={() => onOpenChange(false)} title="修改名称">
      正在保存
    </Dialog>,
  );
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByRole('button', { name: '关闭' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('a sheet is at the bottom of a phone with its full width, and in the middle of a desktop', async () => {
  await render(<Opener kind="sheet" />);
  await open();
  await expect.poll(() => boxOf(dialog()).bottom).toBeLessThan(window.innerHeight - 50);
  await page.viewport(...PHONE);
  await expect.poll(() => boxOf(dialog())).toMatchObject({ left: 0, right: PHONE[0], bottom: PHONE[1] });
});

test('a confirmation stays open while it runs and when it is refused', async () => {
  const answers: ((isDone: boolean) => void)[] = [];
  const onConfirm = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => void answers.push(resolve)));
  function Deletion() {
    const [isOpen, setOpen] = useState(true);
    return (
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="删除合同"
        act="删除"
        danger
        onConfirm={onConfirm}
      />
    );
  }
  await render(<Deletion />);
  const act = page.getByRole('button', { name: '删除' });
  await act.click();
  await expect.element(act).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('button', { name: '取消' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  answers[0]?.(false);
  await expect.element(act).not.toHaveAttribute('aria-busy');
  await expect.element(page.getByRole('dialog', { name: '删除合同' })).toBeVisible();
  await act.click();
  answers[1]?.(true);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test('a dialog that only tells something is closed by its one button', async () => {
  const onClose = vi.fn<() => void>();
  await render(<Dialog title="转账信息" done="知道了" onClose={onClose} />);
  await page.getByRole('button', { name: '知道了' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
