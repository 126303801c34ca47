import type { text as Shape } from '../../../zh-CN/parts/page-text/page-text.ts';

export const text: typeof Shape = {
  label: 'Reading view',
  says: 'The text is arranged for your screen. The page itself is what counts. Where text and page differ, you see a picture of the page.',
  page: (page, of) => `Page ${page} of ${of}`,
  see: 'See the page',
  picture: 'A part of the page, shown as a picture',
  empty: 'This page is empty.',
  failed: 'This page could not be loaded.',
  retry: 'Try again',
  loading: 'Reading this page…',
};
