let handed: readonly File[] = [];

/** Files dropped on the home page wait here until the new draft opens. */
export const handFiles = (files: readonly File[]): void => {
  handed = files;
};
export function takeHandedFiles(): readonly File[] {
  const files = handed;
  handed = [];
  return files;
}
