// Uploads: their chunks, and the valid PDF that is made of them.
export {
  type AttachmentRow,
  deleteAttached,
  deleteAttachedOf,
  insertAttachment,
  keepSigned,
  listAttached,
} from './attachments.ts';
export { fileCalls } from './calls.ts';
export { COLLECT_JOB } from './collect.ts';
export { isHolder } from './holder.ts';
export { ingestImage, ingestPdf, ingestPicture } from './ingest-task.ts';
export { judgeChunk } from './judge-upload.ts';
export { fileJobs } from './jobs.ts';
export { insertMadeFile } from './made-file.ts';
export { findRemoval } from './removals.ts';
export {
  EVERY_NAMED_DIGEST,
  type FileRow,
  deleteUnusedFiles,
  deleteUnusedFilesOf,
  listFiles,
  namesBlobs,
} from './store.ts';
export { soundFile, takeFragment } from './upload-fragment.ts';
