import type { Handlers } from '../../platform/index.ts';
import { getArchive } from './get-archive.ts';
import { getEvidence } from './get-evidence.ts';

/** The report and the archive of a finished envelope; they do not exist before. */
export const evidenceCalls = {
  getArchive,
  getEvidence,
} satisfies Partial<Handlers>;
