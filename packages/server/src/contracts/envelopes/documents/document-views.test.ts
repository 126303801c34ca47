import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Database } from '../../../platform/index.ts';
import { recordedAsRead } from './document-views.ts';

it('closes the file of a download whose client left before the first byte', async () => {
  const file = Readable.from([Buffer.from('bytes')], { objectMode: false });
  const key = { sessionId: 's', fileId: 'f', digest: 'd' };
  const sending = { key, span: null, size: 5, now: new Date(0) };
  const sent = recordedAsRead({ db: {} as Database }, file, sending);
  sent.destroy();
  await once(sent, 'close');
  expect(file.destroyed).toBe(true);
});
