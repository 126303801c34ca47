import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PHONE } from '../../../testing/layout.ts';
import { Toaster } from '../../../ui/index.ts';
import { DocumentList } from './document-list.tsx';
import type { DraftDocument } from './model/draft.ts';
import { InDraft, fakeDraft } from './testing/draft.tsx';
import { useDraftState } from './use-draft.ts';

const document = (fileName: string): DraftDocument => ({
  fileWsid: fileName,
  fileName,
  pages: [{ width: 595, height: 842 }],
  size: 1000,
  removed: [],
  remarks: [],
  formerFields: [],
});
const onEmptied = vi.fn<() => void>();
function List() {
  return <DocumentList documents={useDraftState((state) => state.documents)} onEmptied={onEmptied} />;
}
/** @returns the names of the documents in their order */
async function listed() {
  const draft = fakeDraft({ documents: ['甲.pdf', '乙.docx', '丙.pdf'].map(document) });
  await render(
    <InDraft draft={draft}>
      <List />
      <Toaster />
    </InDraft>,
  );
  return () => draft.store.getState().documents.map(({ fileName }) => fileName);
}
const button = (name: string) => page.getByRole('button', { name });

test('a file moves up and down by its buttons, which keep the focus', async () => {
  const names = await listed();
  await expect.element(button('上移 甲.pdf')).toBeDisabled();
  await expect.element(button('下移 丙.pdf')).toBeDisabled();
  button('下移 甲.pdf').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['乙.docx', '甲.pdf', '丙.pdf']);
  await expect.element(button('下移 甲.pdf')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['乙.docx', '丙.pdf', '甲.pdf']);
  await expect.element(button('上移 甲.pdf')).toHaveFocus();
});

test('a file is renamed without its extension, and never to nothing', async () => {
  const names = await listed();
  const field = page.getByRole('textbox', { name: '第 2 份文件的名称' });
  await expect.element(field).toHaveValue('乙');
  await field.fill('租赁合同');
  await expect.poll(names).toContain('租赁合同.docx');
  await field.fill('  ');
  await userEvent.tab();
  await expect.element(field).toHaveValue('租赁合同');
  expect(names()).toContain('租赁合同.docx');
});

test('a removed file comes back by undo', async () => {
  const names = await listed();
  await button('移除 乙.docx').click();
  await expect.poll(names).toEqual(['甲.pdf', '丙.pdf']);
  expect(onEmptied).toHaveBeenCalled();
  await button('撤销').click();
  await expect.poll(names).toEqual(['甲.pdf', '乙.docx', '丙.pdf']);
});

test('on a phone the acts are in a menu', async () => {
  await page.viewport(...PHONE);
  const names = await listed();
  await expect.element(button('移除 甲.pdf')).not.toBeInTheDocument();
  await page.getByRole('button', { name: /甲\.pdf/ }).click();
  await expect.element(page.getByRole('menuitem', { name: '上移' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: '下移' }).click();
  await expect.poll(names).toEqual(['乙.docx', '甲.pdf', '丙.pdf']);
});
