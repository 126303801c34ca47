import { type Decision, accept, refuse } from '../decision.ts';
import { ATTACHMENT_FILES_MAX, ATTACHMENT_MB, ATTACHMENT_MB_MAX } from '../limits.ts';
import { ATTACHMENT_KINDS, type AttachmentKind, type FileType } from '../vocabulary.ts';
import type { FormPosition, FormSettings } from './form.ts';

/** What an ATTACHMENT asks for, with its defaults. */
export interface AttachmentRule {
  readonly fileKinds: readonly AttachmentKind[];
  readonly maxFiles: number;
  readonly maxFileMb: number;
}

type Asked = Pick<FormSettings, keyof AttachmentRule>;

export const attachmentRule = (settings: Asked | null | undefined): AttachmentRule => ({
  fileKinds: settings?.fileKinds ?? ATTACHMENT_KINDS,
  maxFiles: settings?.maxFiles ?? 1,
  maxFileMb: settings?.maxFileMb ?? ATTACHMENT_MB,
});

/** Validates what an ATTACHMENT asks for, and completes it. */
export function judgeAttachmentRule(settings: Asked): Decision<AttachmentRule> {
  const { fileKinds, maxFiles, maxFileMb } = attachmentRule(settings);
  const kinds = ATTACHMENT_KINDS.filter((one) => fileKinds.includes(one));
  const isKept =
    kinds.length > 0 &&
    maxFiles >= 1 &&
    maxFiles <= ATTACHMENT_FILES_MAX &&
    maxFileMb >= 1 &&
    maxFileMb <= ATTACHMENT_MB_MAX;
  return isKept
    ? accept({ fileKinds: kinds, maxFiles, maxFileMb })
    : refuse('ERROR_FORM_VALUE', { detail: 'fileKinds, maxFiles, maxFileMb' });
}

const MB = 1_048_576;

/** Whether a file may be attached, before any of it is read. */
export function judgeAttachment(
  { fileKinds, maxFileMb }: AttachmentRule,
  file: { readonly type: FileType | null; readonly bytes: number },
): Decision<AttachmentKind> {
  const kind = fileKinds.find((one) => one === file.type);
  if (kind === undefined) return refuse('ERROR_ATTACHMENT_TYPE', { detail: fileKinds.join() });
  return file.bytes > maxFileMb * MB ? refuse('ERROR_FILE_SIZE', { limitMb: maxFileMb }) : accept(kind);
}

/** A file as the page names it. */
export interface AttachedFile {
  readonly name: string;
  /** SHA-256, lower-case hexadecimal. */
  readonly digest: string;
}

/** In points: of the box in which one file is named. */
const LEAST_LINE_PT = { width: 60, height: 8 };
const FONT_PT = { least: 4, most: 9 };
/** In fractions of the font size: between lines, and the widths of a Han character and of any other. */
const PITCH = 1.25;
const WIDE = 1;
const NARROW = 0.62;
const DIGEST_SHOWN = 12;
const SIDES_PT = 4;

const sizeOf = ({ ulx, uly, lrx, lry }: FormPosition) => ({ width: lrx - ulx, height: uly - lry });

/** Whether each file has a line in the box. */
export function hasRoomForFiles(position: FormPosition, maxFiles: number): boolean {
  const { width, height } = sizeOf(position);
  return width >= LEAST_LINE_PT.width && height >= LEAST_LINE_PT.height * maxFiles;
}

/** The size of letters in the box, with which the lines of all files are in it. */
export const attachmentFontSize = (position: FormPosition, maxFiles: number): number =>
  Math.max(FONT_PT.least, Math.min(FONT_PT.most, Math.floor((sizeOf(position).height / maxFiles / PITCH) * 2) / 2));

const widthOf = (text: string): number =>
  [...text].reduce((sum, one) => sum + (one.codePointAt(0)! < 0x2000 ? NARROW : WIDE), 0);

/**
 * What the page says of the files: a line for each with its name, cut to the width of the box, and the first digits of its SHA-256. The
 * signature covers these lines, and the evidence has the rest.
 */
export function printedFiles(files: readonly AttachedFile[], position: FormPosition, fontSize: number): string {
  const room = (sizeOf(position).width - SIDES_PT) / fontSize;
  return files.map(({ name, digest }) => printedFile(name, digest.slice(0, DIGEST_SHOWN), room)).join('\n');
}

function printedFile(name: string, digest: string, room: number): string {
  const end = ` ${digest}`;
  const left = room - widthOf(end);
  if (widthOf(name) <= left) return `${name}${end}`;
  const kept: string[] = [];
  for (const one of name) {
    if (widthOf([...kept, one, '…'].join('')) > left) break;
    kept.push(one);
  }
  return `${kept.join('')}…${end}`;
}
