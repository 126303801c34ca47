import { ZipFile } from 'yazl';

interface ManyFilesZip {
  readonly zip: ZipFile;
  /** To be called when the turn of a file has come: those before it are written. */
  readonly settle: () => void;
  /** To be called before the end, for which all of them are needed. */
  readonly restore: () => void;
}

/**
 * A ZIP of any number of files that are added one after the other. For each, yazl looks through all that were added before, which took
 * minutes of the main thread for a hundred thousand: those that are written are kept apart until the end.
 */
export function manyFilesZip(): ManyFilesZip {
  const zip = new ZipFile();
  const list = zip as unknown as { entries: unknown[] };
  const written: unknown[] = [];
  return {
    zip,
    settle: () => void written.push(...list.entries.splice(0, list.entries.length - 1)),
    restore() {
      list.entries = [...written, ...list.entries];
    },
  };
}
