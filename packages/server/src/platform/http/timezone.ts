import { keptFormats } from '../config/index.ts';
import { refuseWith } from './refused.ts';

/** @throws Refused ERROR_MALFORMED where dates cannot be printed in it */
export function demandTimezone(name: string): void {
  if (!isTimezone(name)) refuseWith('ERROR_MALFORMED', { field: 'timezone', detail: 'is not an IANA time zone' });
}

const formatOf = keptFormats((language, timeZone) => new Intl.DateTimeFormat(language, { timeZone }));

/** Names such as Asia/Shanghai or UTC; bare offsets have no rules of their own and are refused. */
function isTimezone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(name)) return false;
  try {
    formatOf('en', name);
    return true;
  } catch {
    return false;
  }
}
