import { type Language, language } from './text.ts';

/** What `make` returns for the reader's language, made at its first use: making a format takes a phone milliseconds. */
function oncePerLanguage<T>(make: (tag: Language) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const tag = language();
    const known = made.get(tag);
    if (known !== undefined) return known;
    const fresh = make(tag);
    made.set(tag, fresh);
    return fresh;
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dateOf = (at: string | Date): Date => (typeof at === 'string' ? new Date(at) : at);
const twoDigits = (value: number): string => String(value).padStart(2, '0');
/** The first format of Intl takes a slow phone as long as a tenth of an opening (ux 40), so that these do without. */
const BY_HAND: readonly string[] = ['zh-CN', 'en'];
const isByHand = (): boolean => BY_HAND.includes(language());
const DAY = { month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const intlDay = oncePerLanguage((tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', ...DAY }));
const intlTime = oncePerLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', ...DAY, ...CLOCK, timeZoneName: 'shortOffset' }),
);
const intlShortTime = oncePerLanguage((tag) => new Intl.DateTimeFormat(tag, { ...DAY, ...CLOCK }));
const intlNumber = oncePerLanguage((tag) => new Intl.NumberFormat(tag));
const intlDistance = oncePerLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

const monthAndDay = (at: Date): string =>
  language() === 'en' ? `${MONTHS[at.getMonth()]} ${at.getDate()}` : `${at.getMonth() + 1}月${at.getDate()}日`;
const yearToDay = (at: Date): string =>
  language() === 'en' ? `${monthAndDay(at)}, ${at.getFullYear()}` : `${at.getFullYear()}年${monthAndDay(at)}`;
const clockTime = (at: Date): string => `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;

const BEIJING_MINUTES = 8 * 60;
/** `GMT+8`, `GMT-3:30`, `UTC`; in Chinese, `北京时间` (ux 49). */
function zoneOf(at: Date): string {
  const minutes = -at.getTimezoneOffset();
  if (minutes === 0) return 'UTC';
  if (minutes === BEIJING_MINUTES && language() === 'zh-CN') return '北京时间';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${twoDigits(size % 60)}`;
  return `GMT${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
}

/*
 * Dates and times are in the reader's language and time zone; a time always shows its zone (ux 49).
 */
export const formatDay = (iso: string | Date): string =>
  isByHand() ? yearToDay(dateOf(iso)) : intlDay().format(dateOf(iso));
export function formatTime(iso: string | Date): string {
  const at = dateOf(iso);
  if (!isByHand()) return intlTime().format(at);
  if (language() === 'en') return `${yearToDay(at)}, ${clockTime(at)} ${zoneOf(at)}`;
  return `${yearToDay(at)} ${zoneOf(at)} ${clockTime(at)}`;
}
export function formatShortTime(iso: string | Date): string {
  const at = dateOf(iso);
  if (!isByHand()) return intlShortTime().format(at);
  return `${monthAndDay(at)}${language() === 'en' ? ',' : ''} ${clockTime(at)}`;
}
const days = oncePerLanguage((tag) => new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', weekday: 'long' }));
/** A date without the year. */
export const formatToday = (at: Date): string => days().format(at);
/** With groups of three digits and at most three decimals; Chinese and English write numbers alike. */
export function formatNumber(value: number): string {
  if (!isByHand()) return intlNumber().format(value);
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** `bytes` in a readable unit. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  const value = bytes / 1024 ** power;
  return `${new Intl.NumberFormat(language(), { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 }).format(value)} ${units[power]}`;
}

/** A time that was set to 30 days a moment ago is shown as 30 days away. */
const A_MOMENT_S = 60;

const UNITS = { second: '秒钟', minute: '分钟', hour: '小时', day: '天' };
const NEAR: Readonly<Partial<Record<Language, ReadonlyMap<number, string>>>> = {
  'zh-CN': new Map([
    [-2, '前天'],
    [-1, '昨天'],
    [1, '明天'],
    [2, '后天'],
  ]),
  en: new Map([
    [-1, 'yesterday'],
    [1, 'tomorrow'],
  ]),
};

function inUnits(value: number, unit: keyof typeof UNITS): string {
  if (!isByHand()) return intlDistance().format(value, unit);
  const near = unit === 'day' ? NEAR[language()]?.get(value) : undefined;
  if (near !== undefined) return near;
  const size = formatNumber(Math.abs(value));
  if (language() === 'zh-CN') return value === 0 ? '现在' : `${size}${UNITS[unit]}${value < 0 ? '前' : '后'}`;
  if (value === 0) return 'now';
  const units = `${size} ${unit}${size === '1' ? '' : 's'}`;
  return value < 0 ? `${units} ago` : `in ${units}`;
}

/** "in 3 days", "2 hours ago": the largest unit with a nonzero value. */
export function formatDistance(iso: string, now: Date): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  const size = Math.abs(seconds);
  if (size < 60) return inUnits(Math.trunc(seconds), 'second');
  if (size < 3600) return inUnits(Math.trunc(seconds / 60), 'minute');
  if (size < 86_400) return inUnits(Math.trunc(seconds / 3600), 'hour');
  return inUnits(Math.trunc((seconds + Math.sign(seconds) * A_MOMENT_S) / 86_400), 'day');
}
