import { DEFAULT_DATE_FORMAT } from '../limits.ts';

/** The formats of a DATE field; each contains yyyy, MM and dd once. */
export const DATE_FORMATS = [
  DEFAULT_DATE_FORMAT,
  'yyyy/MM/dd',
  'yyyy.MM.dd',
  'yyyy年MM月dd日',
  'dd/MM/yyyy',
  'MM/dd/yyyy',
  'dd.MM.yyyy',
] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

export const isDateFormat = (text: string): text is DateFormat => (DATE_FORMATS as readonly string[]).includes(text);

export function formatDay(format: DateFormat, year: number, month: number, day: number): string {
  return format
    .replace('yyyy', String(year).padStart(4, '0'))
    .replace('MM', String(month).padStart(2, '0'))
    .replace('dd', String(day).padStart(2, '0'));
}

/** A day of the calendar; months and days count from 1. */
export interface WrittenDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The existing day that the text writes exactly in the format; null if it writes none. */
export function dayIn(format: DateFormat, text: string): WrittenDay | null {
  const order = [...format.matchAll(/yyyy|MM|dd/g)].map((match) => match[0]);
  const pattern = format
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace('yyyy', '(\\d{4})')
    .replace(/MM|dd/g, '(\\d{2})');
  const match = new RegExp(`^${pattern}$`).exec(text);
  if (!match) return null;
  const part = (name: string): number => Number(match[order.indexOf(name) + 1]);
  const [year, month, day] = [part('yyyy'), part('MM'), part('dd')];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

export const isDayIn = (format: DateFormat, text: string): boolean => dayIn(format, text) !== null;
