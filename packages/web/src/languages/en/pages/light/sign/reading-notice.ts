import type { text as Shape } from '../../../../zh-CN/pages/light/sign/reading-notice.ts';

export const text: typeof Shape = {
  loading: 'The documents are still loading. You can confirm once all of them are loaded.',
  failed: 'A page could not be shown. Go back to the documents, press “Retry” on that page, then confirm.',
  unread:
    'The sender asks that the documents are shown first. Go back to them and do what the line above them asks, then confirm.',
};
