import { dayIn } from '../../platform/index.ts';
import { ZONE } from './store.ts';

/** The day of the platform at an instant, `2026-11-27`. */
export function todayAt(at: Date): string {
  const { year, month, day } = dayIn(ZONE, at);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
