import type { CheckMarkDirection } from '@countersign/domain';
import type { Alignment } from '../../../../../pages/console/prepare/model/arrange.ts';
import type { Where } from '../../../../../pages/console/prepare/model/keywords.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-editor.ts';

const align: Record<Alignment, string> = {
  left: 'Align left edges',
  centre: 'Align centres',
  right: 'Align right edges',
  top: 'Align tops',
  middle: 'Align middles',
  bottom: 'Align bottoms',
};
const edges: Record<CheckMarkDirection, string> = { RIGHT: 'Right', LEFT: 'Left', TOP: 'Top', BOTTOM: 'Bottom' };
const where: Record<Where, string> = {
  right: 'Right of the words',
  below: 'Below the words',
  over: 'Over the words',
};
const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

export const text: typeof Shape = {
  tools: 'Editing tools',
  side: 'Field and pages',
  chooseMany: 'Select several, one tap each',
  findWords: 'Place by keyword',
  closeSearch: 'Close the search',
  previewAs: 'View as a signer',
  endPreview: 'End preview',
  switchFile: 'Switch file',
  armedMove: 'Click where to move the selected fields; Esc cancels',
  clearSelection: 'Clear the selection',
  severalHolders: 'Several signers',
  moveTo: 'Move to…',
  width: 'Width',
  height: 'Height',
  arrange: 'Align and distribute',
  align,
  distributeX: 'Distribute horizontally',
  distributeY: 'Distribute vertically',
  fontSize: 'Font size',
  fontSizeAuto: (size) => `Fits the box (${size})`,
  mergeName: 'Merge field name',
  mergeHint: 'When sending in bulk, the column with this name fills it in',
  copyPages: 'Copy to pages',
  allPages: 'All pages',
  oddPages: 'Odd pages',
  evenPages: 'Even pages',
  fromPage: 'From page',
  toPage: 'To page',
  copyRange: 'Copy to these',
  fanned: 'The edges of the pages side by side',
  edge: 'Edge',
  edges,
  sealPages: 'Pages',
  sealPagesHint: 'Such as 1-3, 5; empty for all',
  pagesWrong: (count) => `Pages from 1 to ${count}, such as 1-3, 5`,
  certPage: 'Page that carries the signature',
  certPageHint: 'In a PDF reader, clicking the slice on this page shows the signature',
  onPage: (page) => `Page ${page}`,
  sealSize: 'Seal width',
  margin: 'From the edge',
  offsetUp: 'Upwards',
  offsetRight: 'To the right',
  resizable: 'The signer may change the size',
  word: 'Keyword',
  wordHint: 'Such as “Signature:” or “Signed by”',
  search: 'Find',
  searching: (done, total) => `Looking, page ${done} of ${total}`,
  foundCount: (count) =>
    count === 0
      ? 'Not found. Scanned pages contain no searchable text.'
      : count === 1
        ? 'Found in one place'
        : `Found in ${count} places`,
  notRead: (names) => `The text of ${names} could not be read`,
  whereTo: 'Where',
  where,
  placeAll: (count) => (count === 1 ? 'Place there' : `Place at all ${count}`),
  placeHere: (at) => `Place at match ${at}`,
  placedOn: (count) => (count === 1 ? '1 field placed' : `${count} fields placed`),
  placedAlready: 'The same field is there already',
  moreFound: (count) => `${count} more are not listed; placing at all includes them`,
  replace: (name) => `Replace ${name}`,
  replaceShort: 'Replace file',
  replacing: (name) => `Will replace “${name}”`,
  replacedWith: (name, kept, lost) => {
    if (lost > 0)
      return `Replaced by “${name}”; removed ${lost === 1 ? 'one field' : `${lost} fields`} that did not fit`;
    return `Replaced by “${name}”${kept > 0 ? '; every field is kept' : ''}`;
  },
  removed: (name, fields) =>
    fields === 0 ? `“${name}” removed` : `“${name}” and its ${fields === 1 ? 'field' : `${fields} fields`} removed`,
  moreFor: (name) => `More for ${name}`,
  dropAnywhere: 'Release to add the files',
  added: (count) => (count === 1 ? 'Adding 1 file' : `Adding ${count} files`),
  timer: 'Send later',
  timerAt: 'Send at',
  timerOff: 'Sent as soon as you click Send',
  reminders: {
    title: 'Automatic reminders',
    off: 'None; you can remind people on the page of the contract',
    usual: 'Use for all my new contracts',
    usualNone: 'No reminders for all my new contracts',
    usualSet: 'Saved for your new contracts',
    plan: ({ afterDays, everyDays, most }) => {
      const first = `Sent to whose turn it is after ${days(afterDays)}`;
      return most === 1 ? `${first}, once` : `${first}, then every ${days(everyDays)}, at most ${most} times`;
    },
    afterDays: 'First (days)',
    everyDays: 'Every (days)',
    most: 'At most',
  },
  reading: {
    title: 'Reading asked for',
    none: 'None',
    end: 'Every page must be shown',
    seconds: (count) => `Each document for at least ${count} s`,
    hint: 'People are told before they act. The evidence report records what the page showed, which is no proof of reading',
  },
  moreSettings: 'More settings',
  ownFields: 'Signers without a field place their own',
  ownFieldsHint: 'You can send without placing fields for a signer, who then chooses the place when signing.',
  appendFields: 'Signers may add fields of their own',
  appendFieldsHint: 'Text and dates can only be added before the first signature.',
  timezone: 'Time zone of dates in the documents',
  metadata: 'Metadata',
  metadataHint: 'Names and values kept with the contract for your own systems; participants do not see them.',
  metadataKey: (at) => `Name ${at}`,
  metadataValue: (at) => `Value ${at}`,
  metadataTwice: 'Each name may be used only once',
  addMetadata: 'Add one',
  removeMetadata: (at) => `Remove number ${at}`,
  schedule: 'Schedule the contract',
  scheduled: 'The contract is scheduled',
  sendsAt: (when) => `Sent automatically on ${when}`,
  previewOf: (name) => `See it as ${name}`,
  preview: 'Preview',
  unsavedBack: 'Unsaved changes from last time are restored',
};
