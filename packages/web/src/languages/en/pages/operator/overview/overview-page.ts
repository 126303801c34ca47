import type { text as Shape } from '../../../../zh-CN/pages/operator/overview/overview-page.ts';

export const text: typeof Shape = {
  hello: (name) => `Hello, ${name}`,
  waits: 'What waits',
  applications: 'Identity applications waiting',
  oldest: (age) => `the oldest was submitted ${age}`,
  seals: 'Seal pictures waiting',
  requests: 'Requests to confirm',
  complaints: 'Open complaints',
  deadJobs: 'Failed jobs',
  nothing: 'Nothing to do',
  glance: 'Health at a glance',
};
