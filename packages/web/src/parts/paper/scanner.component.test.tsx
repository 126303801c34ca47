import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawOn } from '../../testing/pointer.ts';
import type { Corners } from './geometry.ts';
import { showPixels } from './pictures.ts';
import { Scanner } from './scanner.tsx';
import { photograph } from './testing/photograph.ts';

const SIZE = { width: 600, height: 800 };
const CORNERS: Corners = [
  { x: 120, y: 104 },
  { x: 504, y: 160 },
  { x: 468, y: 704 },
  { x: 72, y: 640 },
];
const NOWHERE = CORNERS.map(({ x, y }) => ({ x: x - 2000, y })) as unknown as Corners;

async function picture(name: string, corners: Corners): Promise<File> {
  const canvas = document.createElement('canvas');
  showPixels(canvas, photograph({ ...SIZE, corners, ground: [96, 70, 48], noise: 20 }));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], name, { type: 'image/png' });
}
const input = (capture: boolean): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(capture ? 'input[capture]' : 'input[multiple]');
  if (found === null) throw new Error('no input');
  return found;
};
const pages = () => page.getByRole('listitem').all().length;
const corner = (at: number) => page.getByRole('button', { name: new RegExp(`^第 ${at} 个角`) });
/** Drags a corner by its middle. */
const dragBy = (at: number, dx: number, dy: number): void =>
  drawOn(corner(at), [
    [22, 22],
    [22 + dx, 22 + dy],
  ]);

async function open() {
  const onDone = vi.fn<(file: File) => void>();
  const onClose = vi.fn<() => void>();
  await render(<Scanner onDone={onDone} onClose={onClose} />);
  await expect.element(page.getByRole('heading', { name: '用相机扫描' })).toBeVisible();
  return { onDone, onClose };
}

test('finds the sheets of photographs, and makes a PDF of them in their order and tone', async () => {
  const { onDone, onClose } = await open();
  await expect.element(page.getByRole('button', { name: '生成文件' })).toBeDisabled();
  await userEvent.upload(input(false), [await picture('a.png', CORNERS), await picture('b.png', NOWHERE)]);
  await expect.poll(pages).toBe(2);
  // The second shows no sheet.
  await expect.element(page.getByText(/没有找到纸张边缘/)).toBeVisible();
  await page.getByRole('button', { name: '旋转第 2 页' }).click();
  await page.getByRole('button', { name: '上移第 2 页' }).click();
  await expect.element(page.getByRole('button', { name: '上移第 1 页' })).toBeDisabled();
  await page.getByRole('combobox', { name: '颜色' }).selectOptions('黑白');
  await page.getByRole('button', { name: '生成 2 页的文件' }).click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(onClose).toHaveBeenCalledOnce();
  const [[file]] = onDone.mock.calls as [[File]];
  expect([file.type, file.name]).toEqual(['application/pdf', expect.stringMatching(/^扫描件 \d{4}-\d\d-\d\d\.pdf$/)]);
  const sizes = [...(await file.text()).matchAll(/\/MediaBox \[0 0 (\S+) (\S+)\]/g)].map(([, ...sides]) =>
    sides.map(Number),
  );
  // The whole picture, turned; then the sheet.
  expect(sizes.map(([width = 0, height = 0]) => width > height)).toEqual([true, false]);
});

test('shows where the corners are, which are moved by keys and by the pointer', async () => {
  await open();
  await userEvent.upload(input(true), await picture('a.png', CORNERS));
  await expect.poll(pages).toBe(1);
  await page.getByRole('button', { name: '调整第 1 页的边缘' }).click();
  await expect.element(corner(1)).toHaveAccessibleName('第 1 个角：从左 20%，从上 13%');
  await expect.element(corner(3)).toHaveAccessibleName('第 3 个角：从左 78%，从上 88%');
  await expect.element(corner(1)).toHaveFocus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}{ArrowDown}');
  await expect.element(corner(1)).toHaveAccessibleName('第 1 个角：从左 25%，从上 14%');
  const photo = page.getByRole('img', { name: '照片' }).element() as HTMLCanvasElement;
  const [red = 0, , blue = 0] = photo.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? [];
  expect([photo.width, photo.height, red > blue + 10], 'the wood beside the sheet').toEqual([600, 800, true]);
  const { width, height } = photo.getBoundingClientRect();
  dragBy(2, width * 0.06, height * -0.1);
  await expect.element(corner(2)).toHaveAccessibleName('第 2 个角：从左 90%，从上 10%');
  // Beyond the others the sheet would fold.
  dragBy(2, 0, height);
  await expect.element(corner(2)).toHaveAccessibleName('第 2 个角：从左 90%，从上 10%');
  await page.getByRole('button', { name: '使用' }).click();
  await expect.element(page.getByRole('button', { name: '调整第 1 页的边缘' })).toHaveFocus();
  await page.getByRole('button', { name: '调整第 1 页的边缘' }).click();
  await expect.element(corner(1)).toHaveAccessibleName('第 1 个角：从左 25%，从上 14%');
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '删除第 1 页' }).click();
  await expect.poll(pages).toBe(0);
});

test('names a file that is no picture, and takes the others', async () => {
  await open();
  await userEvent.upload(input(false), [
    new File(['x'], 'broken.png', { type: 'image/png' }),
    await picture('a.png', CORNERS),
  ]);
  await expect.poll(pages).toBe(1);
  await expect.element(page.getByRole('button', { name: '生成 1 页的文件' })).toBeEnabled();
});
