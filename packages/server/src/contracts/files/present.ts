import type { File } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import type { FileRow } from './store.ts';

/** A file as sent to clients (Rulings §6.3); pages are in points, as displayed. */
export const presentFile = (row: FileRow): File => ({
  fileWsid: toWsid('file', row.id),
  fileName: row.name,
  fileType: row.type,
  status: row.status,
  size: row.bytes ?? row.sourceBytes,
  digest: row.digest,
  pages: row.pages,
  removed: row.removed,
  remarks: row.remarks,
  formerFields: row.formerFields,
  error: row.error,
});
