let picked: readonly File[] = [];
let whenTaken: () => void = () => {};

/**
 * Holds the files picked, dropped or shared outside of a draft until the new draft opens.
 * @param onTaken once the draft has them
 */
export function keepPickedFiles(files: readonly File[], onTaken: () => void = () => {}): void {
  picked = files;
  whenTaken = onTaken;
}
export function takePickedFiles(): readonly File[] {
  const files = picked;
  whenTaken();
  keepPickedFiles([]);
  return files;
}
