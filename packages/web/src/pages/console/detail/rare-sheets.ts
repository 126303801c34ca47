/** What few visits of the page open, in one script that is loaded when the first of them is. */
export { InPersonSheet } from './in-person-sheet.tsx';
export { AttachedFiles } from './attached-files.tsx';
export { ProlongDialog } from './prolong-dialog.tsx';
export { ReplaceSheet } from './replace-sheet.tsx';
export { TemplateSheet } from './template-sheet.tsx';
