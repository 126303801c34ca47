import { describe, expect, it } from 'vitest';
import { accountWords } from './account-words.ts';

const AT = new Date('2026-03-01T09:05:42Z');
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36';

describe('A login from a new device', () => {
  it.each([
    ['zh-CN', PHONE, '您的账号于 2026年3月1日 北京时间 17:05 在新设备上登录（Android 上的 Chrome，IP 203.0.113.7）'],
    [
      'en',
      PHONE,
      'Your account was logged in to from a new device on Mar 1, 2026, 17:05 GMT+8 (Chrome on Android, IP 203.0.113.7)',
    ],
    [
      'en',
      'curl/8.9.1',
      'Your account was logged in to from a new device on Mar 1, 2026, 17:05 GMT+8 (unknown device, IP 203.0.113.7)',
    ],
  ] as const)('is worded in %s with the name of the device', (language, userAgent, sentence) => {
    const words = accountWords({ kind: 'NEW_DEVICE', ip: '203.0.113.7', userAgent }, language, AT);
    expect(words.sentence).toBe(sentence);
  });
});
