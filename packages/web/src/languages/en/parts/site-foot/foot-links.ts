import type { text as Shape } from '../../../zh-CN/parts/site-foot/foot-links.ts';

export const text: typeof Shape = {
  manual: 'User manual',
  download: 'Download the manual (PDF)',
  verify: 'Verify a signed file',
  root: 'Root certificate',
  practice: 'Practice statement',
  report: 'Report or ask for help',
  access: 'Accessibility',
};
