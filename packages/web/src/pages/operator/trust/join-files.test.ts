import { describe, expect, it } from 'vitest';
import { joinFiles, pemOf } from './join-files.ts';

const DER = Uint8Array.from([0x30, 0x03, 0x02, 0x01, 0xff]);

describe('Several files of certificates', () => {
  it('are joined into one PEM file, whatever each format was', async () => {
    const files = [new File([DER], 'a.cer'), new File([pemOf(DER)], 'b.pem')];
    const text = await (await joinFiles(files))?.text();
    const blocks = [...(text ?? '').matchAll(/-----BEGIN CERTIFICATE-----\n([\w+/=\n]+)\n-----END CERTIFICATE-----/g)];
    expect(blocks.map(([, base64 = '']) => [...Buffer.from(base64, 'base64')])).toEqual([[...DER], [...DER]]);
  });

  it('stay unchanged if there is only one', async () => {
    const list = new File(['<list/>'], 'list.xml');
    expect(await joinFiles([list])).toBe(list);
    expect(await joinFiles([])).toBeNull();
  });
});
