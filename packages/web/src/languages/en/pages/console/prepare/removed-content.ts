import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/removed-content.ts';

export const text: typeof Shape = {
  groups: {
    scripts: 'scripts and actions',
    files: 'attachments',
    media: 'multimedia',
    links: 'links to other files',
    form: 'form fields',
    marks: 'annotations',
    layers: 'layers',
    printed: 'print-only content',
  },
  and: (groups) => groups.join(', '),
  gone: (list) => `Removed: ${list}`,
  drawn: (list) => `Now part of the page: ${list}`,
  both: (gone, drawn) => `${gone}. ${drawn}`,
};
