import { QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../api/client.ts';
import { sessionQuery } from '../../../api/session.ts';
import { takePickedFiles } from '../../../parts/uploader/picked-files.ts';
import { forgetAgreement } from './agreement.ts';
import { SharedPage } from './shared-page.tsx';

const CACHE = 'shared-files';
const HOUR_MS = 3_600_000;

interface Kept {
  readonly name: string;
  readonly type: string;
  readonly body?: BodyInit;
  readonly ageMs?: number;
}
/** As the worker of the share sheet keeps them. */
async function keep(...files: readonly Kept[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const [index, { name, type, body = 'x', ageMs = 0 }] of files.entries()) {
    const headers = {
      'content-type': type,
      'x-name': encodeURIComponent(name),
      'x-kept-at': String(Date.now() - ageMs),
    };
    await cache.put(`/share/${index}`, new Response(body, { headers }));
  }
}
const PDF: Kept = { name: '租赁合同.pdf', type: 'application/pdf' };

const logIn = (): void =>
  void queryClient.setQueryData(sessionQuery.queryKey, { userWsid: 'u', sessionScopes: [] } as never);

async function open() {
  const root = createRootRoute();
  const routeAt = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      routeAt('/shared', SharedPage),
      routeAt('/envelopes/new', () => <p>new draft</p>),
      routeAt('/login', () => <p>login</p>),
      routeAt('/', () => <p>home</p>),
    ]),
    history: createMemoryHistory({ initialEntries: ['/shared'] }),
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router;
}

beforeEach(() => queryClient.setQueryData(sessionQuery.queryKey, null as never));
afterEach(async () => {
  queryClient.clear();
  forgetAgreement();
  takePickedFiles();
  await caches.delete(CACHE);
});

test('begins a draft with the files that can be used, and names what is wrong with the others', async () => {
  await keep(PDF, { name: 'film.mp4', type: 'video/mp4' });
  logIn();
  await open();
  await expect.element(page.getByText('租赁合同.pdf')).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'film.mp4' }).getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: '用来发起合同' }).click();
  await expect.element(page.getByText('new draft')).toBeVisible();
  // They are kept until the draft has them.
  expect(await caches.has(CACHE)).toBe(true);
  const [file, ...others] = takePickedFiles();
  expect([file?.name, file?.type, await file?.text(), others]).toEqual(['租赁合同.pdf', 'application/pdf', 'x', []]);
  await expect.poll(() => caches.has(CACHE)).toBe(false);
});

test('leads a stranger to the login first, and then on without asking again', async () => {
  await keep(PDF);
  const router = await open();
  await expect.element(page.getByText(/不会上传/)).toBeVisible();
  await page.getByRole('button', { name: '登录并继续' }).click();
  await expect.element(page.getByText('login')).toBeVisible();
  expect(router.state.location.search).toEqual({ returnTo: '/shared' });
  logIn();
  await router.navigate({ to: '/shared' });
  await expect.element(page.getByText('new draft')).toBeVisible();
});

test('does nothing by itself for a person who is logged in: any site can post files to the app', async () => {
  await keep(PDF);
  logIn();
  const router = await open();
  await expect.element(page.getByRole('button', { name: '用来发起合同' })).toBeVisible();
  expect([router.state.location.pathname, takePickedFiles()]).toEqual(['/shared', []]);
});

test.each<[string, Kept]>([
  ['too large', { ...PDF, body: new Blob([new Uint8Array(100 * 1024 * 1024 + 1)]) }],
  ['of a wrong type', { name: 'film.mp4', type: 'video/mp4' }],
  ['empty', { ...PDF, body: '' }],
])('a file that is %s is refused before anyone logs in, and can only be discarded', async (_why, file) => {
  await keep(file);
  await open();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '登录并继续' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '不使用' }).click();
  await expect.element(page.getByText('home')).toBeVisible();
  await expect.poll(() => caches.has(CACHE)).toBe(false);
});

test('a picture without an extension gets that of its type', async () => {
  await keep({ name: 'IMG_1', type: 'image/jpeg' });
  await open();
  await expect.element(page.getByText('IMG_1.jpg')).toBeVisible();
});

test('files that have waited for an hour are gone', async () => {
  await keep({ ...PDF, ageMs: HOUR_MS });
  await open();
  await expect.element(page.getByRole('heading', { name: '没有收到文件' })).toBeVisible();
  expect(await caches.has(CACHE)).toBe(false);
});
