import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { zipStream } from './zip-stream.ts';

it('ends with the error of a file that cannot be read', async () => {
  const zip = new ZipFile();
  const out = zipStream(zip).resume();
  zip.addReadStreamLazy('gone.pdf', {}, (give) => give(new Error('no such blob'), Readable.from([])));
  zip.end();
  await expect(once(out, 'close')).rejects.toThrow('no such blob');
});

it('closes at once for a client that leaves while the next file is awaited', async () => {
  const zip = new ZipFile();
  const out = zipStream(zip).resume();
  zip.addReadStreamLazy('slow.pdf', {}, () => {});
  zip.end();
  const closed = once(out, 'close');
  out.destroy();
  await closed;
  expect(out.destroyed).toBe(true);
});
