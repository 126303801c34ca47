import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  UNFINISHED_SNAPSHOT,
  listFilesOf,
  openBackup,
  openSource,
  pathOfFile,
  snapshotsIn,
  syncDirectory,
} from './backup-directory.ts';
import { BackupRefusedError } from './manifest.ts';

/** A backup that is being made has copied files that no snapshot lists yet; what an abandoned one has left is older. */
const RUNNING_MS = 86_400_000;

export interface Kept {
  /** The last snapshot of each of this many days that have one, and of each of this many months. */
  readonly daily: number;
  readonly monthly: number;
}

/**
 * The names of the snapshots to keep, of `names`, which begin with their date and are sorted. The last one is always kept.
 */
export function keptOf(names: readonly string[], { daily, monthly }: Kept): Set<string> {
  const lastOf = (characters: number, most: number): string[] => {
    const byTime = new Map<string, string>();
    for (const name of names) byTime.set(name.slice(0, characters), name);
    return most === 0 ? [] : [...byTime.values()].slice(-most);
  };
  return new Set([...names.slice(-1), ...lastOf('2026-11-27'.length, daily), ...lastOf('2026-11'.length, monthly)]);
}

/**
 * Removes old snapshots, and then the stored files that no snapshot lists any more. A file that one of the remaining snapshots lists
 * stays: every snapshot can be restored by itself.
 * @throws BackupRefusedError where nothing would be kept, a backup is being made, or a list cannot be read; nothing is removed then
 */
export async function pruneBackup(
  place: string,
  { now, say, ...kept }: Kept & { readonly now: Date; readonly say: (line: string) => void },
): Promise<void> {
  if (kept.daily + kept.monthly === 0)
    throw new BackupRefusedError('--keep-daily and --keep-monthly must not both be 0');
  const source = openSource(place);
  demandNoneRunning(source.snapshots, now);
  const names = snapshotsIn(source);
  const stays = keptOf(names, kept);
  const needed = new Set<string>();
  // Read before anything is removed: a damaged list must not cost the files that it lists.
  for (const name of stays)
    for await (const file of listFilesOf(openBackup(source, name))) needed.add(pathOfFile(source, file));
  for (const name of names.filter((one) => !stays.has(one))) {
    const directory = path.join(source.snapshots, name);
    const leaving = path.join(source.snapshots, `${UNFINISHED_SNAPSHOT}${name}`);
    // It loses its name first, so that an interrupted removal leaves nothing that looks complete.
    renameSync(directory, leaving);
    await syncDirectory(source.snapshots);
    rmSync(leaving, { recursive: true });
    say(`removed   ${name}`);
  }
  let files = 0;
  let bytes = 0;
  for (const prefix of readdirSync(source.blobs)) {
    for (const name of readdirSync(path.join(source.blobs, prefix))) {
      const file = path.join(source.blobs, prefix, name);
      if (needed.has(file)) continue;
      const { size } = statSync(file);
      rmSync(file);
      files += 1;
      bytes += size;
    }
  }
  say(`files     ${files} removed (${bytes} octets), ${needed.size} kept`);
  say(`snapshots ${stays.size} kept: ${[...stays].sort().join(', ')}`);
}

function demandNoneRunning(snapshots: string, now: Date): void {
  const running = readdirSync(snapshots).find(
    (name) =>
      name.startsWith(UNFINISHED_SNAPSHOT) && now.getTime() - statSync(path.join(snapshots, name)).mtimeMs < RUNNING_MS,
  );
  if (running !== undefined)
    throw new BackupRefusedError(
      `a backup is being made in ${snapshots}, or was interrupted less than a day ago (${running}): prune when it has ended`,
    );
}
