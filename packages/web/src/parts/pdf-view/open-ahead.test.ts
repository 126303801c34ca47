import { afterEach, expect, it, vi } from 'vitest';
import { openPdf } from './late-pdf.ts';
import { openAhead, sourceOf } from './source.ts';

vi.mock('./late-pdf.ts', () => ({
  openPdf: vi.fn<(url: string) => object>(() => ({
    document: Promise.resolve({ getPage: () => Promise.resolve() }),
    close: vi.fn<() => void>(),
    isLost: () => false,
    during: <T>(work: Promise<T>) => work,
  })),
}));
const opened = vi.mocked(openPdf);
const lastClose = () => opened.mock.results.at(-1)?.value.close;
afterEach(() => opened.mockClear());

it('A document that was opened ahead is the one that is shown, once', async () => {
  openAhead({ url: '/a' });
  openAhead({ url: '/a' });
  const addresses = new Map([['a', { url: '/a' }]]);
  await sourceOf(addresses).use('a', async () => {});
  expect(opened).toHaveBeenCalledOnce();
  await sourceOf(addresses).use('a', async () => {});
  expect(opened).toHaveBeenCalledTimes(2);
});

it('One that is not shown is closed when another one is opened ahead', async () => {
  openAhead({ url: '/a' });
  const close = lastClose();
  await sourceOf(new Map([['b', { url: '/b' }]])).use('b', async () => {});
  expect(close).not.toHaveBeenCalled();
  openAhead({ url: '/c' });
  expect(close).toHaveBeenCalledOnce();
});
