// Lays out the documents that the server itself writes.
export { composePages, typesetter } from './compose-pages.ts';
export { fontFiles } from './font-files.ts';
export { A4, type DocumentStyle, type Mark, PageLayout, type Typesetter } from './page-layout.ts';
export { spelled } from './spelled.ts';
export { timeIn } from './zoned-time.ts';
