import { SEAL_USES_MAX } from '@countersign/domain';

/** The end and number of uses of an authorisation, as typed into a form. */
export interface Terms {
  /** `yyyy-MM-dd` in the time zone of the user; '' for no end. */
  readonly endDay: string;
  /** Digits; '' for no limit. */
  readonly times: string;
}
export const NO_TERMS: Terms = { endDay: '', times: '' };

/** The last moment of a day in the time zone of the user, in wire format; null for no end. */
export function endOf(day: string): string | null {
  if (day === '') return null;
  const end = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}

export interface TermsFault {
  readonly endDay: boolean;
  readonly times: boolean;
}
/** The fields with an error: a day in the past, or an invalid number. */
export function judgeTerms({ endDay, times }: Terms, now: Date): TermsFault {
  const end = endOf(endDay);
  return {
    endDay: endDay !== '' && (end === null || new Date(end) <= now),
    times: times !== '' && !(/^\d{1,8}$/.test(times) && Number(times) >= 1 && Number(times) <= SEAL_USES_MAX),
  };
}
export const countOf = ({ times }: Terms): number | null => (times === '' ? null : Number(times));

/** `yyyy-MM-dd` of an instant in the time zone of the user, the value of a date field. */
export function dayOf(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
