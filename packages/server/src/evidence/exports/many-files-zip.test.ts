import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { contentOf, readZip } from '../verification/archive/read-zip.ts';
import { manyFilesZip } from './many-files-zip.ts';

it('keeps what is written apart, and lists all of it in the end', async () => {
  const count = 2000;
  const { zip, settle, restore } = manyFilesZip();
  const whole = buffer(zip.outputStream);
  let most = 0;
  for (let at = 0; at < count; at += 1) {
    await new Promise<void>((resolve) =>
      zip.addReadStreamLazy(`${at}.txt`, { compress: false, size: String(at).length }, (give) => {
        settle();
        most = Math.max(most, (zip as unknown as { entries: unknown[] }).entries.length);
        resolve();
        give(null, Readable.from([Buffer.from(String(at))]));
      }),
    );
  }
  restore();
  zip.end();
  const entries = readZip(await whole);
  expect(most).toBe(1);
  expect(entries).toHaveLength(count);
  for (const at of [0, 1, count - 1]) {
    const entry = entries.find(({ name }) => name === `${at}.txt`);
    expect(entry && Buffer.from(contentOf(entry)).toString()).toBe(String(at));
  }
});
