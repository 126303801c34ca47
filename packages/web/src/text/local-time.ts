/** `2026-03-01T17:05` in the reader's time zone, the format of the browser's own input. */
export function toLocal(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The last minute of the day that is so many days from now in the reader's time zone, so that each of them can be used up (ux 49). */
export function endOfDayIn(days: number): Date {
  const end = new Date();
  end.setDate(end.getDate() + days);
  end.setHours(23, 59, 0, 0);
  return end;
}

/** The instant at which a day of a browser's input, `2026-03-01`, begins in the reader's time zone, or so many days later. */
export function dayBegins(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

/** How many midnights lie between now and then in the reader's time zone. */
export function daysUntil(iso: string): number {
  const [from, to] = [new Date(), new Date(iso)];
  for (const day of [from, to]) day.setHours(12, 0, 0, 0);
  return Math.round((to.getTime() - from.getTime()) / 86_400_000);
}
