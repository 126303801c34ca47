import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDay, formatDistance, formatNumber, formatShortTime, formatTime } from './format.ts';
import { setLanguage } from './text.ts';

const YEAR = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 3 * month + 1, 2 * month, month)));
const DAY = { month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

describe.each(['Asia/Shanghai', 'Asia/Kolkata', 'America/St_Johns', 'UTC'])('a time in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    vi.stubGlobal('document', { documentElement: { lang: '' } });
  });
  afterEach(() => {
    setLanguage('zh-CN');
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it.each(['zh-CN', 'en'] as const)('is written as the formats of the locale %s write it', (tag) => {
    setLanguage(tag);
    const intl = (options: Intl.DateTimeFormatOptions) => (at: Date) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: zone }).format(at);
    expect(YEAR.map(formatDay)).toEqual(YEAR.map(intl({ year: 'numeric', ...DAY })));
    expect(YEAR.map(formatShortTime)).toEqual(YEAR.map(intl({ ...DAY, ...CLOCK })));
    expect(YEAR.map(formatTime)).toEqual(
      YEAR.map(intl({ year: 'numeric', ...DAY, ...CLOCK, timeZoneName: 'shortOffset' })).map((text) =>
        // A zone without an offset is named, and in Chinese that of China, as people say it (ux 49).
        text.replace(/GMT(?:\+0)?(?= |$)/, 'UTC').replace(tag === 'zh-CN' ? /GMT\+8(?!:)/ : /^$/, '北京时间'),
      ),
    );
  });
});

it('a time is taken as it is sent, too', () => {
  expect(formatDay('2026-02-03T12:00:00.000Z')).toBe('2026年2月3日');
});

it.each(['zh-CN', 'en'])('a number is written as the formats of the locale %s write it', (tag) => {
  const numbers = [0, 7, 999, 1000, 12_345, 999_999, 1_234_567, -1234, -999_999, 10.5, 1234.5678, 0.1 + 0.2];
  expect(numbers.map(formatNumber)).toEqual(numbers.map((one) => new Intl.NumberFormat(tag).format(one)));
});

describe.each(['zh-CN', 'en'] as const)('a distance in %s', (tag) => {
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    setLanguage(tag);
  });
  afterEach(() => {
    setLanguage('zh-CN');
    vi.unstubAllGlobals();
  });

  it.each([
    ['second', 1, [0, 1, 2, 59]],
    ['minute', 60, [1, 2, 59]],
    ['hour', 3600, [1, 2, 23]],
    ['day', 86_400, [1, 2, 3, 30, 1000]],
  ] as const)('in units of a %s is written as the formats of the locale write it', (unit, seconds, sizes) => {
    const now = new Date('2026-02-03T12:00:00.000Z');
    const intl = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
    for (const size of sizes.flatMap((one) => [one, -one])) {
      const at = new Date(now.getTime() + size * seconds * 1000).toISOString();
      expect(formatDistance(at, now)).toBe(intl.format(size, unit));
    }
  });
});
