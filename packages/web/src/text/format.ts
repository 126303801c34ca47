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

/** Dates and times are formatted in the reader's locale and time zone; a time always shows its zone (ux "Look"). */
function formatter(options: Intl.DateTimeFormatOptions): (iso: string | Date) => string {
  const inLanguage = oncePerLanguage((tag) => new Intl.DateTimeFormat(tag, options));
  return (iso) => inLanguage().format(typeof iso === 'string' ? new Date(iso) : iso);
}

export const formatDay = formatter({ year: 'numeric', month: 'short', day: 'numeric' });
/** A date without the year. */
export const formatToday = formatter({ month: 'long', day: 'numeric', weekday: 'long' });
export const formatTime = formatter({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});
export const formatShortTime = formatter({
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const numbers = oncePerLanguage((tag) => new Intl.NumberFormat(tag));
export const formatNumber = (value: number): string => numbers().format(value);

/** `bytes` in a readable unit. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  const value = bytes / 1024 ** power;
  return `${new Intl.NumberFormat(language(), { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 }).format(value)} ${units[power]}`;
}

/** A time that was set to 30 days a moment ago is shown as 30 days away. */
const A_MOMENT_S = 60;

const distances = oncePerLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** "in 3 days", "2 hours ago": the largest unit with a nonzero value. */
export function formatDistance(iso: string, now: Date): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  const format = distances();
  const size = Math.abs(seconds);
  if (size < 60) return format.format(Math.trunc(seconds), 'second');
  if (size < 3600) return format.format(Math.trunc(seconds / 60), 'minute');
  if (size < 86_400) return format.format(Math.trunc(seconds / 3600), 'hour');
  return format.format(Math.trunc((seconds + Math.sign(seconds) * A_MOMENT_S) / 86_400), 'day');
}
