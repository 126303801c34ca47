// Lays out the documents that the server itself writes.
export { composePages, typesetter } from './compose-pages.ts';
export { fontFiles } from './font-files.ts';
export type { Mark } from './marks.ts';
export { A4, type DocumentStyle, PageLayout, type Typesetter } from './page-layout.ts';
export type { Picture } from './pictures.ts';
export { spelled } from './spelled.ts';
export { timeIn } from './zoned-time.ts';
