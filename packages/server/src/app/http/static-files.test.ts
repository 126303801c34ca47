import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SentFile, createStaticFiles, isFresh } from './static-files.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'files-'));
  for (const directory of ['assets', '.vite']) await mkdir(path.join(root, directory));
  await writeFile(path.join(root, 'assets/a.js'), 'plain');
  await writeFile(path.join(root, 'assets/a.js.br'), 'brotli');
  await writeFile(path.join(root, 'assets/a.js.gz'), 'zipped');
  await writeFile(path.join(root, 'mark.svg'), '<svg/>');
  await writeFile(path.join(root, '.vite/pages.json'), '[]');
});
afterAll(() => rm(root, { recursive: true }));

const textOf = async (file: ReturnType<ReturnType<typeof createStaticFiles>['at']>): Promise<string | undefined> =>
  (await file)?.body.toString();

describe('The files of the application', () => {
  it.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip, deflate, br;q=0', 'zipped', 'gzip'],
    ['gzip;q=0.5', 'zipped', 'gzip'],
    ['identity', 'plain', undefined],
    [undefined, 'plain', undefined],
  ])('are sent in an encoding that the client accepts: %s', async (accepted, body, encoding) => {
    const file = await createStaticFiles(root).at('/assets/a.js', accepted);
    expect([file?.body.toString(), file?.headers['content-encoding']]).toEqual([body, encoding]);
  });

  it('come from memory from the second time on, also after they were deleted', async () => {
    const files = createStaticFiles(root);
    const first = files.at('/mark.svg', undefined);
    expect(first).toBeInstanceOf(Promise);
    const read = await first;
    expect(files.at('/mark.svg', undefined)).toBe(read);
  });

  it('are read again if the memory for them is full', async () => {
    const files = createStaticFiles(root, { mostBytes: 8 });
    await files.at('/mark.svg', undefined);
    await files.at('/assets/a.js', undefined);
    expect(files.at('/assets/a.js', undefined)).not.toBeInstanceOf(Promise);
    expect(files.at('/mark.svg', undefined)).toBeInstanceOf(Promise);
  });

  it.each([
    '/.vite/pages.json',
    '/assets/a.js.br',
    '/assets',
    '/assets/',
    '/assets/../mark.svg',
    '/hidden',
    '//mark.svg',
  ])('are only those of the build: %s', (pathname) =>
    expect(createStaticFiles(root, { without: ['/hidden'] }).at(pathname, 'br')).toBeNull(),
  );

  it('have a tag for each encoding, by which a client keeps its copy', async () => {
    const files = createStaticFiles(root);
    const [plain, packed] = (await Promise.all([
      files.at('/assets/a.js', undefined),
      files.at('/assets/a.js', 'br'),
    ])) as [SentFile, SentFile];
    expect(plain.headers['etag']).not.toBe(packed.headers['etag']);
    expect(isFresh(`"other", W/${plain.headers['etag']}`, plain.headers['etag'])).toBe(true);
    expect(isFresh(packed.headers['etag'], plain.headers['etag'])).toBe(false);
    expect(await textOf(files.at('/mark.svg', undefined))).toBe('<svg/>');
  });
});
