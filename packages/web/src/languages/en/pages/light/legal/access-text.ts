import type { Part, text as Shape } from '../../../../zh-CN/pages/light/legal/access-text.ts';

const parts: readonly Part[] = [
  {
    title: 'What holds',
    points: [
      'Every page is checked by axe, by the rules of WCAG 2.0 to 2.2 at levels A and AA, its best practices and its experimental rules, at least once in each language, at the widths of a phone and of a desktop, and in the light and the dark appearance; a version with any problem cannot be released.',
      'Signing, preparing and verifying are tested from beginning to end by keyboard alone: at each step the focus is visible and not covered, and the names of headings, regions and controls and the messages read out are checked. Windows take the focus and give it back.',
      'Results and errors are read out by screen readers; an error is shown under its field and says how to correct it.',
      'On a phone, buttons and links are at least 44 pixels high. Text can be enlarged. The appearance can be light or dark: choose it at the foot of a page or in the profile of your account. Nothing moves where the system asks for less motion.',
      'No information is given by colour alone: participants always have initials, and states always have words.',
    ],
  },
  {
    title: 'Alternatives to drawing and dragging',
    points: [
      'A drawn signature: type the name, upload a picture, or use a saved signature instead.',
      'The frame that crops a picture: arrow keys move it once it has the focus, with Shift by more.',
      'Places to sign: choose a kind and press Enter; arrow keys move it by 1 pt, with Shift by 10, with Alt they resize it. A click places it too, and so does a search for words of the text.',
      'The order of files and participants: each line has buttons up and down, and participants have a number to type.',
      'Dropping files: there is always a button that chooses them.',
      'The slider that compares pages on the verification page: arrow keys move it, and the changes are listed in words beside it.',
      'Zooming with two fingers: there are always buttons to enlarge and reduce.',
      'Scanning a QR code only moves the work to a phone; there is always another way on the same device, except for a signature by a key on the phone, which needs that phone.',
    ],
  },
  {
    title: 'What does not hold yet',
    points: [
      'The contract itself is uploaded by its sender. Many PDFs have no tags for screen readers, and some are scanned pictures; the reading view can give only the reliable text of the file. Please ask the sender for a readable version.',
      'The PDFs of the evidence report and of the user manual have no structure tags. The manual is also a web page, and the data of the report is a text file in the archive of evidence.',
      'The picture code has no spoken form. It appears only after repeated failures and when a code is requested; if you cannot read it, contact customer service.',
      'Users of screen readers have not tested the whole product; what we check automatically are the names and the structure of the pages and the messages read out.',
    ],
  },
];

export const text: typeof Shape = {
  title: 'Accessibility',
  lead: 'The aim: everything that a signer sees conforms to WCAG 2.2 at level AA. This statement rests on our own checks and is of 28 November 2026.',
  parts,
  helpTitle: 'Something is in your way?',
  help: (service) =>
    `Tell us which page it is and what device you use: ${service}. We will help you to sign in another way.`,
  report: 'Report it here',
};
