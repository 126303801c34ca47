// Reads and writes CSV and XLSX sheets.
export { answerSheet } from './answer-sheet.ts';
export { readCells } from './read-sheet.ts';
export { readSheet } from './sheets.ts';
export { csvOf, workbookOf } from './write-sheet.ts';
