import { english } from './format-en.ts';
import { type DistanceUnit, type OwnFormats, groupedNumber } from './format-parts.ts';
import { chinese } from './format-zh.ts';
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

const dateOf = (at: string | Date): Date => (typeof at === 'string' ? new Date(at) : at);
/** The first format of Intl takes a slow phone as long as a tenth of an opening (ux 40), so that these languages do without. */
const OWN: Readonly<Partial<Record<Language, OwnFormats>>> = { 'zh-CN': chinese, en: english };
const own = (): OwnFormats | undefined => OWN[language()];
const DAY = { month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const intlDay = oncePerLanguage((tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', ...DAY }));
const intlTime = oncePerLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', ...DAY, ...CLOCK, timeZoneName: 'shortOffset' }),
);
const intlShortTime = oncePerLanguage((tag) => new Intl.DateTimeFormat(tag, { ...DAY, ...CLOCK }));
const intlNumber = oncePerLanguage((tag) => new Intl.NumberFormat(tag));
const intlDistance = oncePerLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/*
 * Dates and times are in the reader's language and time zone; a time always shows its zone (ux 49).
 */
export const formatDay = (iso: string | Date): string => own()?.day(dateOf(iso)) ?? intlDay().format(dateOf(iso));
export const formatTime = (iso: string | Date): string => own()?.time(dateOf(iso)) ?? intlTime().format(dateOf(iso));
export const formatShortTime = (iso: string | Date): string =>
  own()?.shortTime(dateOf(iso)) ?? intlShortTime().format(dateOf(iso));
const days = oncePerLanguage((tag) => new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', weekday: 'long' }));
/** A date without the year. */
export const formatToday = (at: Date): string => days().format(at);
/** With at most three decimals. */
export const formatNumber = (value: number): string =>
  own() === undefined ? intlNumber().format(value) : groupedNumber(value);

/** `bytes` in a readable unit. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  const value = bytes / 1024 ** power;
  return `${new Intl.NumberFormat(language(), { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 }).format(value)} ${units[power]}`;
}

/** A time that was set to 30 days a moment ago is shown as 30 days away. */
const A_MOMENT_S = 60;

const inUnits = (value: number, unit: DistanceUnit): string =>
  own()?.distance(value, unit) ?? intlDistance().format(value, unit);

/** "in 3 days", "2 hours ago": the largest unit with a nonzero value. */
export function formatDistance(iso: string, now: Date): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  const size = Math.abs(seconds);
  if (size < 60) return inUnits(Math.trunc(seconds), 'second');
  if (size < 3600) return inUnits(Math.trunc(seconds / 60), 'minute');
  if (size < 86_400) return inUnits(Math.trunc(seconds / 3600), 'hour');
  return inUnits(Math.trunc((seconds + Math.sign(seconds) * A_MOMENT_S) / 86_400), 'day');
}
