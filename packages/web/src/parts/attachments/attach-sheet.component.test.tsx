import type { Attachment, Form } from '@countersign/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UploadError } from '../uploader/upload-file.ts';
import { AttachSheet } from './attach-sheet.tsx';
import type { SERVER } from './attachments.ts';

const turn = { envelopeWsid: 'E', participantWsid: 'P' };
const formOf = (more: Partial<Form> = {}): Form =>
  ({
    formWsid: 'F',
    formType: 'ATTACHMENT',
    page: 2,
    tagId: '身份证',
    fileKinds: ['IMAGE'],
    maxFiles: 1,
    maxFileMb: 1,
    ...more,
  }) as unknown as Form;
const fileOf = (attachmentWsid: string, fileName: string): Attachment => ({
  attachmentWsid,
  formWsid: 'F',
  participantWsid: 'P',
  fileName,
  fileKind: 'PDF',
  status: 'READY',
  size: 2_097_152,
  digest: 'ab'.repeat(32),
  signedDatetime: null,
});

/** What the server has. */
let files: Attachment[] = [];
let refusal: string | null = null;
const sent = vi.fn<(name: string) => void>();
const server: typeof SERVER = {
  list: async () => files,
  remove: async (_turn, { attachmentWsid }) => {
    files = files.filter((one) => one.attachmentWsid !== attachmentWsid);
    return {};
  },
  send: async (_turn, _form, { name }) => {
    sent(name);
    if (refusal !== null) throw new UploadError('ERROR_FILE_TYPE', refusal, true);
    files = [...files, fileOf(`A ${name}`, name)];
    return {};
  },
};

beforeEach(() => {
  [files, refusal] = [[], null];
  sent.mockReset();
  onFiles.mockReset();
});

const onFiles = vi.fn<(form: Form, files: readonly Attachment[]) => void>();
const opened = (form = formOf()) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AttachSheet open onClose={() => {}} form={form} {...turn} onFiles={onFiles} server={server} />
    </QueryClientProvider>,
  );
const pick = (...picked: readonly File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])')!, [...picked]);
const pictureOf = (name: string, bytes = 10): File => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const names = (): string => (onFiles.mock.lastCall?.[1] ?? []).map(({ fileName }) => fileName).join();

test('a file is sent, replaced and removed, and the field knows (ux 55)', async () => {
  await opened();
  await expect.element(page.getByText('请提供图片（PNG、JPG），每个不超过 1 MB。')).toBeVisible();
  await pick(pictureOf('front.png'));
  await expect.element(page.getByText('front.png')).toBeVisible();
  await vi.waitFor(() => expect(names()).toBe('front.png'));
  await pick(pictureOf('better.png'));
  await expect.element(page.getByText('better.png')).toBeVisible();
  await expect.element(page.getByText('front.png')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '移除 better.png' }).click();
  await vi.waitFor(() => expect(names()).toBe(''));
  await expect.element(page.getByRole('button', { name: '选择文件' })).toBeVisible();
});

test('a file that the field does not take is not sent, and the limit is named', async () => {
  await opened();
  await pick(pictureOf('large.png', 1_048_577));
  await expect.element(page.getByRole('alert')).toHaveTextContent('文件太大，最大 1 MB。');
  await pick(new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('不接受这种文件（第 2 页“身份证”），请提供图片（PNG、JPG）。');
  expect(sent).not.toHaveBeenCalled();
  refusal = '服务器说不行';
  await pick(pictureOf('a.png'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('服务器说不行');
});

test('several files are sent where the field takes them, and no more', async () => {
  await opened(formOf({ fileKinds: ['IMAGE', 'PDF'], maxFiles: 2 }));
  await pick(pictureOf('a.png'), pictureOf('b.png'), pictureOf('c.png'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('这里最多接受 2 个文件（第 2 页“身份证”）。');
  await pick(pictureOf('a.png'), pictureOf('b.png'));
  await vi.waitFor(() => expect(names()).toBe('a.png,b.png'));
  expect(sent.mock.calls.flat()).toEqual(['a.png', 'b.png']);
  expect(document.querySelector('input[type="file"]')).toBeNull();
});

test('what was sent before is there again', async () => {
  files = [fileOf('A', 'before.pdf')];
  await opened();
  await expect.element(page.getByText('before.pdf')).toBeVisible();
  await vi.waitFor(() => expect(names()).toBe('before.pdf'));
});
