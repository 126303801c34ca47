import { keptFormats } from '../config/index.ts';

const formatOf = keptFormats(
  (language, timeZone) =>
    new Intl.DateTimeFormat(language, {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    }),
);

/** `2026-03-01 17:05:09 UTC+8`: an instant in the zone of the envelope, which is fixed at its start. */
export function timeIn(timezone: string): (at: Date | null) => string {
  const format = formatOf('en-GB', timezone);
  return (at) => {
    if (at === null) return '—';
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const offset = part.timeZoneName?.replace('GMT', 'UTC') ?? '';
    return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second} ${offset}`;
  };
}
