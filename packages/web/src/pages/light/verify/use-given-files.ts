import { VERIFY_FILE_BYTES } from '@countersign/domain';
import { type DragEvent, useRef, useState } from 'react';
import { formatBytes } from '../../../text/format.ts';
import { useVerifyText } from './text.ts';

const isZip = (file: File): boolean => /\.zip$/i.test(file.name);
const isPdf = (file: File): boolean => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
export const FILES_MAX = 20;

/** Takes the files that are dropped or chosen, and says what is wrong with them. */
export function useGivenFiles(onFiles: (files: readonly File[]) => void) {
  const text = useVerifyText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const most = formatBytes(VERIFY_FILE_BYTES);

  const faultOf = (files: readonly File[]): string | null => {
    if (files.length > FILES_MAX) return text.tooMany(FILES_MAX);
    const other = files.find((file) => !isPdf(file));
    if (other) return text.notPdf(other.name);
    const tooLarge = files.find(({ size }) => size > VERIFY_FILE_BYTES);
    if (tooLarge) return text.tooLarge(tooLarge.name, most);
    const empty = files.find(({ size }) => size === 0);
    return empty ? text.empty(empty.name) : null;
  };
  const unpack = async (archive: File): Promise<readonly File[] | string> => {
    if (archive.size > VERIFY_FILE_BYTES) return text.tooLarge(archive.name, most);
    const { pdfsIn } = await import('./unpack.ts');
    try {
      const { files, count, tooLarge } = await pdfsIn(archive, { filesMax: FILES_MAX, bytesMax: VERIFY_FILE_BYTES });
      if (count > FILES_MAX) return text.tooMany(FILES_MAX);
      if (tooLarge !== null) return text.tooLarge(tooLarge, most);
      return count === 0 ? text.noPdf(archive.name) : files;
    } catch {
      return text.noZip(archive.name);
    }
  };
  const take = async (given: readonly File[]): Promise<void> => {
    const [archive] = given;
    if (archive === undefined) return;
    const files = given.length === 1 && isZip(archive) ? await unpack(archive) : given;
    const wrong = typeof files === 'string' ? files : faultOf(files);
    setFault(wrong);
    if (wrong === null && typeof files !== 'string') onFiles(files);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };
  return { input, isOver, setOver, fault, most, take, drop };
}
