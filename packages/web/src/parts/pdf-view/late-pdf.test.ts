import { afterEach, expect, it, vi } from 'vitest';
import { openPdf } from './late-pdf.ts';
import { openPdf as openNow } from './pdf.ts';

const close = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./pdf.ts', () => ({
  openPdf: vi.fn<(url: string) => object>((url) => ({
    document: Promise.resolve(`document of ${url}`),
    close,
    isLost: () => true,
    during: <T>(work: Promise<T>) => work,
  })),
}));
const opened = vi.mocked(openNow);
afterEach(() => vi.clearAllMocks());

it('A PDF is opened once its reader is loaded, and is then that one', async () => {
  const pdf = openPdf('/a', 12);
  expect(pdf.isLost()).toBe(false);
  await expect(pdf.document).resolves.toBe('document of /a');
  expect(opened).toHaveBeenCalledExactlyOnceWith('/a', 12);
  await expect(pdf.during(Promise.resolve('work'))).resolves.toBe('work');
  expect(pdf.isLost()).toBe(true);
  pdf.close();
  expect(close).toHaveBeenCalledOnce();
});

it('One that is closed before is not opened', async () => {
  const pdf = openPdf('/b');
  pdf.close();
  await expect(pdf.document).rejects.toThrow('closed');
  expect(opened).not.toHaveBeenCalled();
});
