let handed: readonly File[] = [];

/** Holds the files dropped on the home page until the new draft opens. */
export const handFiles = (files: readonly File[]): void => {
  handed = files;
};
export function takeHandedFiles(): readonly File[] {
  const files = handed;
  handed = [];
  return files;
}
