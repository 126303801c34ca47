import { cpSync } from 'node:fs';
import path from 'node:path';

/** Of a running backend; a copy has none. */
const PID_FILE = 'postmaster.pid';

/** Copies a cluster on which no statement runs meanwhile: as a power cut would leave it, so that the next start replays its log. */
export const copyCluster = (directory: string, target: string): void =>
  cpSync(directory, target, { recursive: true, filter: (source) => path.basename(source) !== PID_FILE });
