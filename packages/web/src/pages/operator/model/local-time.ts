/** A day and time as a field of the browser gives them, `2026-05-01T09:30`, as an instant; empty where they are none. */
export function instantOf(local: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return '';
  // Without a zone ECMAScript reads a day with a time in the reader's own.
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}

/** The zone those fields are meant in, such as `Asia/Shanghai`. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
