import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UploadError } from '../../../parts/uploader/upload-file.ts';
import { setLanguage } from '../../../text/text.ts';
import { PHONE, boxOf } from '../../../testing/layout.ts';
import { UploadRow } from './documents-step.tsx';
import type { Upload } from './model/uploads.ts';
import { InDraft, fakeDraft } from './testing/draft.tsx';

const draft = fakeDraft({});
const row = (part: Partial<Upload>) => {
  const file = new File([new Uint8Array(2048)], '合同.pdf');
  const upload: Upload = {
    id: 'u1',
    file,
    taskId: 't1',
    place: 1,
    share: 0,
    state: 'sending',
    error: null,
    replaces: null,
    ...part,
  };
  return (
    <InDraft draft={draft}>
      <ul>
        <UploadRow upload={upload} />
      </ul>
    </InDraft>
  );
};
const button = (name: string) => page.getByRole('button', { name });

test('shows how much is sent, then that it is converted, and can be cancelled', async () => {
  const screen = await render(row({ share: 0.4 }));
  const progress = page.getByRole('progressbar');
  await expect.element(progress).toHaveAttribute('aria-valuenow', '40');
  await expect.element(page.getByText(/正在上传 40% · 2/)).toBeVisible();
  setLanguage('en');
  await expect.element(page.getByText(/Uploading 40% · 2/)).toBeVisible();
  setLanguage('zh-CN');
  await screen.rerender(row({ share: 1, state: 'converting' }));
  await expect.element(page.getByText(/正在转换为 PDF/)).toBeVisible();
  await expect.element(progress).not.toHaveAttribute('aria-valuenow');
  await expect.element(button('重试 合同.pdf')).not.toBeInTheDocument();
  await button('取消上传 合同.pdf').click();
  expect(draft.cancelUpload).toHaveBeenCalledWith('u1');
});

test('a broken connection can be tried again, a refused file cannot', async () => {
  const screen = await render(
    row({ state: 'failed', error: new UploadError('ERROR_UPLOAD_FAILED', '网络中断', false) }),
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('网络中断');
  await button('重试 合同.pdf').click();
  expect(draft.retryUpload).toHaveBeenCalledWith('u1');
  await screen.rerender(row({ state: 'failed', error: new UploadError('ERROR_FILE_DAMAGED', '文件已损坏', true) }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('文件已损坏');
  await expect.element(button('重试 合同.pdf')).not.toBeInTheDocument();
  await expect.element(button('移除 合同.pdf')).toBeVisible();
});

test('an encrypted file asks for its password, in a row that fits a phone', async () => {
  await page.viewport(...PHONE);
  await render(row({ state: 'failed', error: new UploadError('ERROR_FILE_PASSWORD', '这份文件有密码', false) }));
  const field = page.getByLabelText('“合同.pdf”的密码');
  await expect.element(field).toHaveAccessibleDescription('这份文件有密码');
  expect(boxOf(button('打开文件')).right).toBeLessThanOrEqual(PHONE[0]);
  await field.click();
  await userEvent.keyboard('secret{Enter}');
  expect(draft.openUpload).toHaveBeenCalledWith('u1', 'secret');
});
