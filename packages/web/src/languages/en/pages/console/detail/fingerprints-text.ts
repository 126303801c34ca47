import type { text as Shape } from '../../../../zh-CN/pages/console/detail/fingerprints-text.ts';

export const text: typeof Shape = {
  title: 'Fingerprints',
  lead: 'If the SHA-256 of a downloaded file matches the one shown here, it is the same file.',
  current: 'The current file',
  completed: 'At completion, as recorded in the evidence report',
  renewed:
    'A new archive time-stamp was added after completion. The original content is unchanged; the new data is appended to it.',
  archived: (day) => `The archive time-stamp holds until ${day} and is renewed automatically before then.`,
};
