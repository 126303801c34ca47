import { z } from 'zod';
import { setting } from './setting-forms.ts';

const range = z
  .string()
  .regex(/^\d{1,5}-\d{1,5}$/)
  .transform((value) => {
    const [min = 0, max = 0] = value.split('-').map(Number);
    return { min, max };
  })
  .refine(({ min, max }) => min >= 1 && min <= max);

const days = (env: string, about: string, meaning: string) =>
  setting(env, range, {
    default: about,
    form: 'two numbers of days, MIN-MAX',
    meaning: `the fewest and the most days after which an account may have ${meaning} (docs/operate/retention.md)`,
  });

/** What the policies of accounts may say. */
export const RETENTION_DEFAULTS = {
  drafts: { min: 30, max: 3650 },
  contracts: { min: 1095, max: 36_500 },
  messages: { min: 30, max: 3650 },
  logs: { min: 1, max: 30 },
  sessions: { min: 1, max: 365 },
} as const;

export const RETENTION_SETTINGS = {
  retentionDraftDays: days('RETENTION_DRAFT_DAYS', '30-3650', 'its unchanged drafts deleted'),
  retentionContractDays: days(
    'RETENTION_CONTRACT_DAYS',
    '1095-36500',
    'ended contracts deleted; a legal minimum is the first number',
  ),
  retentionMessageDays: days('RETENTION_MESSAGE_DAYS', '30-3650', 'its messages deleted'),
  retentionLogDays: days('RETENTION_LOG_DAYS', '1-30', 'its log of webhooks deleted; the server keeps 30'),
  retentionSessionDays: days(
    'RETENTION_SESSION_DAYS',
    '1-365',
    'remembered browsers forgotten; the server keeps them for 365',
  ),
};
