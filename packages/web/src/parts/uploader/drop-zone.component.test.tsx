import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DropZone } from './drop-zone.tsx';

const onFiles = vi.fn<(files: File[]) => void>();
const names = () => onFiles.mock.calls.map(([files]) => files.map((file) => file.name));
const FILES = ['a.pdf', 'b.docx'].map((name) => new File(['x'], name));
const zone = () => page.getByRole('button', { name: '把文件拖到这里' });
const input = () => page.getByTestId('file-input');
/** @returns whether the browser would open the file instead */
function drop(files: readonly File[]): boolean {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const target = zone().element();
  target.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
  return target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

beforeEach(() => void vi.clearAllMocks());

test('takes files that are dropped or chosen, and forgets the chosen ones, so that they can be chosen again', async () => {
  await render(<DropZone title="把文件拖到这里" onFiles={onFiles} />);
  expect(drop(FILES)).toBe(false);
  expect(names()).toEqual([['a.pdf', 'b.docx']]);
  await userEvent.upload(input(), FILES);
  await expect.poll(names).toEqual([
    ['a.pdf', 'b.docx'],
    ['a.pdf', 'b.docx'],
  ]);
  await expect.element(input()).toHaveValue('');
});

test('takes the first of several where only one is wanted', async () => {
  await render(<DropZone title="把文件拖到这里" multiple={false} onFiles={onFiles} />);
  drop(FILES);
  expect(names()).toEqual([['a.pdf']]);
});

test('takes nothing while it is disabled, and no text', async () => {
  const screen = await render(<DropZone title="把文件拖到这里" onFiles={onFiles} disabled />);
  await expect.element(zone()).toBeDisabled();
  drop(FILES);
  await screen.rerender(<DropZone title="把文件拖到这里" onFiles={onFiles} />);
  expect(drop([])).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('its button opens the file chooser, with the keyboard too', async () => {
  await render(<DropZone title="把文件拖到这里" accept={['pdf']} onFiles={onFiles} />);
  const onClick = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  input().element().addEventListener('click', onClick);
  await userEvent.tab();
  await expect.element(zone()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(input()).toHaveAttribute('accept', '.pdf');
});
