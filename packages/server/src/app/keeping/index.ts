// Backups, their restoration, and the move from the embedded database to PostgreSQL.
export { demandDocuments } from './demand-documents.ts';
export { demandUsable, settleRestore } from './marks.ts';
