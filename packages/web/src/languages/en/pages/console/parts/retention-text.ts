import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/retention-text.ts';

export const text: typeof Shape = {
  title: 'Retention policy',
  why: 'What is older is deleted automatically. An ended contract is only removed from this account: other parties keep theirs. Certificates and the audit log always remain.',
  change: 'Change the policy',
  kinds: {
    drafts: 'Drafts',
    contracts: 'Ended contracts',
    messages: 'Messages',
    logs: 'Log of webhooks',
    sessions: 'Known browsers',
  },
  hints: {
    drafts: 'Days without a change.',
    contracts: 'Days since they ended.',
    messages: 'Days since they came.',
    logs: 'Days since they were sent.',
    sessions: 'Days since the last use.',
  },
  after: (days: number | null) =>
    days === null ? 'Not set: only the periods of the platform apply' : `Deleted after ${days} days`,
  changedBy: (name: string, when: string) => `Changed by ${isolate(name)}, ${when}`,
  sheetWhy: (days: number) =>
    `Leave a field empty to set no limit. A new or shorter policy deletes no draft and no contract for ${days} days; before contracts are deleted, a notice is sent 30 and 7 days ahead.`,
  range: (min: number, max: number) => `${min}–${max} days.`,
  bounds: (min: number, max: number) => `Enter a whole number from ${min} to ${max}, or nothing`,
  keep: 'Not set: only the periods of the platform apply',
  preview: 'Show what would be deleted',
  save: 'Save',
  saved: 'The retention policy is saved',
  next: 'Deleted by this policy',
  count: {
    contracts: (now: string, soon: string, isMore: boolean) =>
      `Contracts: ${now} now, ${soon}${isMore ? ' or more' : ''} within 30 days`,
    drafts: (now: string, soon: string, isMore: boolean) =>
      `Drafts: ${now} now, ${soon}${isMore ? ' or more' : ''} within 30 days`,
  },
  held: (count: string) => `${count} more are under a legal hold and kept`,
  onHold: 'legal hold',
  untitled: 'Untitled',
};
