import { READING_SECONDS_MAX, READING_SECONDS_MIN, REMINDERS_MAX, REMINDER_DAYS_MAX } from '@countersign/domain';
import { z } from 'zod';

/** When those whose turn it is are reminded by themselves; null = never. */
export const reminderPlan = z.strictObject({
  afterDays: z.number().int().min(1).max(REMINDER_DAYS_MAX).describe('Days from the beginning of a turn'),
  everyDays: z.number().int().min(1).max(REMINDER_DAYS_MAX).describe('Days from one reminder to the next'),
  most: z.number().int().min(1).max(REMINDERS_MAX).describe('Reminders in one turn'),
});

/** What the signing page has to have shown before anyone acts: every page, or each document for so many seconds. */
export const readingRule = z.union([
  z.strictObject({ until: z.literal('END') }),
  z.strictObject({
    until: z.literal('SECONDS'),
    seconds: z.number().int().min(READING_SECONDS_MIN).max(READING_SECONDS_MAX),
  }),
]);
