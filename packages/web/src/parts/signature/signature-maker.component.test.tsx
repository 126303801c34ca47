import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../../text/text.ts';
import { PHONE } from '../../testing/layout.ts';
import { SIGNATURE, drawOn } from '../../testing/pointer.ts';
import { type InkPicture, SignatureMaker } from './signature-maker.tsx';

const onChange = vi.fn<(picture: InkPicture | null) => void>();
const maker = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignatureMaker name="王小明" onChange={onChange} onScanned={() => {}} />
    </QueryClientProvider>,
  );
const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent);
const tab = (name: string) => page.getByRole('tab', { name });
const pad = () => page.getByRole('img', { name: /手写签名区/ });

beforeEach(() => void onChange.mockClear());

test('offers the phone on a computer only, in both languages', async () => {
  await maker();
  await expect.poll(tabs).toEqual(['手写', '输入', '上传图片', '手机书写']);
  setLanguage('en');
  await expect.poll(tabs).toEqual(['Draw', 'Type', 'Upload', expect.any(String)]);
  await page.viewport(...PHONE);
  await expect.poll(() => tabs().length).toBe(3);
});

test('says why a drawing is no signature, until it is one', async () => {
  await maker();
  drawOn(pad(), [[100, 100]]);
  await expect.element(page.getByText('太短了，请完整写下您的姓名。')).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith(null);
  drawOn(pad(), SIGNATURE);
  await expect.element(page.getByText('太短了，请完整写下您的姓名。')).not.toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ strokes: expect.anything() }));
});

test('the picture is that of the way shown: a drawing is not signed with while another way is looked at', async () => {
  await maker();
  drawOn(pad(), SIGNATURE);
  await expect.poll(() => onChange.mock.lastCall).toEqual([expect.objectContaining({ strokes: expect.anything() })]);
  await tab('上传图片').click();
  await expect.element(pad()).not.toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a typed name is a picture, and changes with its text', async () => {
  await maker();
  await tab('输入').click();
  await expect.element(page.getByRole('textbox', { name: '您的姓名' })).toHaveValue('王小明');
  await expect.element(page.getByRole('img', { name: '王小明' })).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ writeData: expect.any(String) }));
  await page.getByRole('textbox', { name: '您的姓名' }).fill('');
  await expect.element(page.getByRole('img', { name: '王小明' })).not.toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a rare name is written; a character in no font is named, never drawn as an empty box', async () => {
  const beyondFonts = '\u{30edd}';
  await maker();
  await tab('输入').click();
  const name = page.getByRole('textbox', { name: '您的姓名' });
  await name.fill('㐂子𠮷');
  await expect.element(page.getByRole('img', { name: '㐂子𠮷' })).toBeVisible();
  await name.fill(`王${beyondFonts}`);
  await expect.element(name).toHaveAccessibleDescription(`字库里没有“${beyondFonts}”字，请手写或上传图片。`);
  expect(page.getByRole('img').elements()).toEqual([]);
  expect(onChange).toHaveBeenLastCalledWith(null);
});
