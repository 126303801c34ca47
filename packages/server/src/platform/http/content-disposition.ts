import { splitFileName } from '@countersign/domain';

/** `attachment` with the name of the document, ending in .pdf, in the two spellings of RFC 6266 §4.3. */
export const attachment = (name: string): string => attachmentNamed(`${splitFileName(name).base}.pdf`);

/** `attachment` with exactly this name. */
export function attachmentNamed(full: string): string {
  const plain = full.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(full).replace(/['()*]/g, percent)}`;
}

const percent = (char: string): string => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
