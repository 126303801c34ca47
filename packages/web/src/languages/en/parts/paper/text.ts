import type { text as Shape } from '../../../zh-CN/parts/paper/text.ts';

export const text: typeof Shape = {
  scan: 'Scan with the camera',
  title: 'Scan with the camera',
  lead: 'Photograph the paper; each picture becomes a page.',
  unreadable: (name) => `The picture “${name}” cannot be read`,
  fileName: (day) => `Scan ${day}`,
  failed: 'The document could not be made. Please try again.',
  make: (count) =>
    count === 0
      ? 'Make the document'
      : count === 1
        ? 'Make the document (1 page)'
        : `Make the document (${count} pages)`,
  reading: 'Looking for the edges of the paper…',
  making: (page, count) => `Page ${page} of ${count} is being made`,
  notFound: 'In a picture no paper was found, so all of it is used. Please check and adjust the edges.',
  tone: 'Colours',
  tones: { COLOUR: 'Colour', GREY: 'Grey', BLACK_WHITE: 'Black and white' },
  private: 'The pictures stay in this browser; only the finished document is uploaded.',
  take: 'Take a picture',
  choose: 'Choose pictures',
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  edges: 'Adjust the edges',
  edgesOf: (page) => `Adjust the edges of page ${page}`,
  turn: (page) => `Rotate page ${page}`,
  up: (page) => `Move page ${page} up`,
  down: (page) => `Move page ${page} down`,
  remove: (page) => `Remove page ${page}`,
  use: 'Use',
  photograph: 'Photograph',
  corner: (at, x, y) => `Corner ${at}: ${x}% from the left, ${y}% from the top`,
  how: 'Drag the four corners to those of the paper, or move the selected one with the arrow keys (further with Shift).',
};
