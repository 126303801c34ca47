import { OPAQUE_ID_MAX } from '@countersign/domain';
import { z } from 'zod';
import { fileNameText } from './basics.ts';

const integer = z.coerce.number().int().min(0).max(10_000_000_000);

/** The text fields of one chunk of an upload (Spec §7 "Chunked upload"); sizes in bytes. */
export const fragmentFields = {
  fileName: fileNameText,
  taskId: z.string().min(1).max(OPAQUE_ID_MAX),
  chunk: integer,
  size: integer,
  totalSize: integer,
  chunkTotal: integer,
};
