/**
 * RC4, its own inverse. Implemented here because OpenSSL 3 moved it to the legacy provider; used to read old files, never to
 * protect any.
 */
export function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  const result = Buffer.alloc(data.length);
  for (let at = 0, i = 0, j = 0; at < data.length; at++) {
    i = (i + 1) & 255;
    const a = state[i]!;
    j = (j + a) & 255;
    const b = state[j]!;
    state[i] = b;
    state[j] = a;
    result[at] = data[at]! ^ state[(a + b) & 255]!;
  }
  return result;
}
