import { FILE_NAME_CHARACTERS } from '../limits.ts';
import { cleanName } from '../unseen.ts';
import type { FileType } from '../vocabulary.ts';

const EXTENSIONS: Record<string, FileType> = {
  pdf: 'PDF',
  png: 'IMAGE',
  jpg: 'IMAGE',
  jpeg: 'IMAGE',
  doc: 'OFFICE',
  docx: 'OFFICE',
  xls: 'OFFICE',
  xlsx: 'OFFICE',
  ppt: 'OFFICE',
  pptx: 'OFFICE',
  odt: 'OFFICE',
  ods: 'OFFICE',
  odp: 'OFFICE',
  wps: 'OFFICE',
  et: 'OFFICE',
  rtf: 'OFFICE',
  txt: 'OFFICE',
};
/** @param office whether documents of office programs can be converted */
export const acceptedExtensions = (office: boolean): string[] =>
  Object.keys(EXTENSIONS).filter((extension) => office || EXTENSIONS[extension] !== 'OFFICE');

/** Longest name that is cut instead of being refused with ERROR_FILENAME_SIZE. */
export const FILE_NAME_MAX = 255;

/** Characters that could reverse the display of a name, end a log line or form a path. */
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\\/:*?"<>|]/gu;

const LONE_SURROGATE = /\p{Cs}/gu;

export const splitFileName = (name: string): { base: string; extension: string } => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? { base: name.slice(0, dot), extension: name.slice(dot + 1) } : { base: name, extension: '' };
};

/** The name as it is stored and shown: unsafe characters are replaced and invisible ones removed (security 29). */
export const cleanFileName = (name: string): string =>
  cleanName(name.replace(UNSAFE, '_')).replace(LONE_SURROGATE, '_').trim();

/** Spec §5: the name is cut to 40 characters before the extension; no character is split. */
export function cutFileName(name: string): string {
  const { base, extension } = splitFileName(cleanFileName(name));
  const cut = [...base].slice(0, FILE_NAME_CHARACTERS).join('').trim() || '_';
  return extension ? `${cut}.${extension}` : cut;
}

/** The kind of file that the extension indicates; the bytes are checked again after the upload. */
export const fileTypeOf = (name: string): FileType | null =>
  EXTENSIONS[splitFileName(name).extension.toLowerCase()] ?? null;
