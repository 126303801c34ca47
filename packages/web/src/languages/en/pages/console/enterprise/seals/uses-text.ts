import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/uses-text.ts';

export const text: typeof Shape = {
  title: 'Use log of the seals',
  lead: 'Every use of a seal is recorded here. Records cannot be changed or deleted.',
  back: 'Back to the seals',
  when: 'Signed',
  seal: 'Seal',
  who: 'By',
  contract: 'Contract',
  selfApproved: 'Seal approved by its maker',
  none: 'No use records yet.',
  count: (count) => `${count} ${count === '1' ? 'use' : 'uses'}`,
};
