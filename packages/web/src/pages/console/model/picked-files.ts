let picked: readonly File[] = [];

/** Holds the files picked or dropped on the home page until the new draft opens. */
export const keepPickedFiles = (files: readonly File[]): void => {
  picked = files;
};
export function takePickedFiles(): readonly File[] {
  const files = picked;
  picked = [];
  return files;
}
