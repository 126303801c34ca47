import { statSync } from 'node:fs';
import os from 'node:os';
import { fontFiles, officeProgram } from '../../platform/index.ts';
import { type CheckPorts, type Finding, down, ok, warning } from './check.ts';

const MB = 1024 * 1024;
/** What the server and its processes take at rest, and one large document. */
const LEAST_MB = 1024;

/** The memory that is left for this program: of its container where that has a limit, else of the machine. */
export async function checkMemory(): Promise<Finding> {
  const { availableMemory = os.freemem } = process as { availableMemory?: () => number };
  return judgeMemory(Math.floor(availableMemory() / MB));
}

export const judgeMemory = (availableMb: number): Finding =>
  availableMb < LEAST_MB ? warning('MEMORY_LOW', { availableMb, leastMb: LEAST_MB }) : ok({ availableMb });

/** The fonts of the documents are part of the program; a package that lacks them can write no text. */
export async function checkFonts(files: () => readonly string[] = fontFiles): Promise<Finding> {
  let known: readonly string[];
  try {
    known = files();
  } catch (error) {
    return down('FONTS', { detail: (error as Error).message.split('\n', 1)[0] ?? '' });
  }
  const missing = known.find((file) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0);
  return missing === undefined ? ok({ fonts: known.length }) : down('FONTS', { detail: missing });
}

/** Whether office documents can be converted. */
export async function checkOffice(
  { config }: Pick<CheckPorts, 'config'>,
  find: typeof officeProgram = officeProgram,
): Promise<Finding> {
  const { program, runs, isolated } = find(config);
  if (program === null) return warning('OFFICE_NONE');
  if (!runs) return warning('OFFICE_MISSING', { program });
  return isolated || config.mode === 'evaluation' ? ok({ program }) : warning('OFFICE_OPEN', { program });
}
