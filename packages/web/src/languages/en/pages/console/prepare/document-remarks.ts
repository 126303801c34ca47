import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/document-remarks.ts';

export const text: typeof Shape = {
  fonts: (names) => `Not embedded: ${names}. Elsewhere this text may be shown in another font`,
  offPage: (pages) => `Page ${pages} has text outside the page that signers cannot see`,
  hiddenLayers: 'Layers hidden when the file opens were removed',
  notDrawn: (pages) =>
    `Page ${pages} has fields or annotations without an appearance of their own; they are not part of the page`,
  layersStay: 'The file is already signed; readers can still switch its layers',
  formStays: 'The file is already signed; its form fields stay as they are',
  marksStay: 'The file is already signed; its annotations stay as they are',
  list: (values) => values.join(', '),
  more: (count) => ` and others, ${count} in all`,
  look: (page) => `See page ${page}`,
  title: (page) => `Page ${page}`,
  asSeen:
    'This is what signers see here. For a contract that looks like this everywhere, embed its fonts when you export it, and upload it again.',
  asSeenPage: 'This is what signers see, and nothing else is included.',
};
