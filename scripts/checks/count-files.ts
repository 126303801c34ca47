/** Files that a command writes from other files; they are not edited by hand and not counted. */
const GENERATED = [
  /^packages\/server\/migrations\//,
  /^docs\/(?:spec-map|settings)\.md$/,
  /^docs\/pictures\//,
  /^bench\/REPORT\.md$/,
  /^package-lock\.json$/,
];

export interface FileCount {
  readonly total: number;
  /** Files of each package or top-level folder, largest number first. */
  readonly byPlace: readonly (readonly [place: string, files: number])[];
  /** Paths that are not counted. */
  readonly generated: readonly string[];
}

const isGenerated = (path: string): boolean => GENERATED.some((pattern) => pattern.test(path));

/** `packages/server` for a file of a package, the folder for any other file, `.` for a file of the root. */
function placeOf(path: string): string {
  const [first = '', second = '', ...rest] = path.split('/');
  if (second === '') return '.';
  return first === 'packages' && rest.length > 0 ? `${first}/${second}` : first;
}

/** @param paths the files that a commit added, changed or removed */
export function countFiles(paths: readonly string[]): FileCount {
  const counted = paths.filter((path) => !isGenerated(path));
  const files = new Map<string, number>();
  for (const path of counted) files.set(placeOf(path), (files.get(placeOf(path)) ?? 0) + 1);
  return {
    total: counted.length,
    byPlace: [...files].toSorted(([a, inA], [b, inB]) => inB - inA || a.localeCompare(b)),
    generated: paths.filter(isGenerated),
  };
}
