import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromPem, toPem } from './pem.ts';

it('PEM text is read back, also several blocks among other text', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ minLength: 1, maxLength: 200 }), { maxLength: 3 }), (blocks) => {
      const text = blocks.map((block) => `subject=x\n${toPem('CERTIFICATE', block)}${toPem('OTHER', block)}`).join('');
      expect(fromPem('CERTIFICATE', text)).toEqual(blocks);
    }),
  );
});

it('lines are 64 characters long', () => {
  const lines = toPem('CERTIFICATE', new Uint8Array(100)).split('\n');
  expect(lines.slice(1, -2).map((line) => line.length)).toEqual([64, 64, 8]);
});

it('a block without an end, or that is not base64, is refused', () => {
  expect(() => fromPem('CERTIFICATE', '-----BEGIN CERTIFICATE-----\nAAAA\n')).toThrow(RangeError);
  expect(() => fromPem('CERTIFICATE', toPem('CERTIFICATE', new Uint8Array(9)).replace('AAAA', 'A*AA'))).toThrow(
    RangeError,
  );
});
