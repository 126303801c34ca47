import { SEAL_USES_MAX } from '@countersign/domain';

/** How long and how often a seal may be used, as typed into a form. */
export interface Terms {
  /** `yyyy-MM-dd` of the reader's calendar; '' without an end. */
  readonly endDay: string;
  /** Digits; '' without a limit. */
  readonly times: string;
}
export const NO_TERMS: Terms = { endDay: '', times: '' };

/** The last moment of a day in the reader's zone, as it travels; null without an end. */
export function endOf(day: string): string | null {
  if (day === '') return null;
  const end = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}

export interface TermsFault {
  readonly endDay: boolean;
  readonly times: boolean;
}
/** A day that is over, or a number that is none. */
export function judgeTerms({ endDay, times }: Terms, now: Date): TermsFault {
  const end = endOf(endDay);
  return {
    endDay: endDay !== '' && (end === null || new Date(end) <= now),
    times: times !== '' && !(/^\d{1,8}$/.test(times) && Number(times) >= 1 && Number(times) <= SEAL_USES_MAX),
  };
}
export const countOf = ({ times }: Terms): number | null => (times === '' ? null : Number(times));

/** `yyyy-MM-dd` of a moment in the reader's calendar, as a field of days has it. */
export function dayOf(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
