import { unzipSync } from 'fflate';

/**
 * The PDFs in a ZIP file, such as the archive of a contract, under their names without folders.
 * @throws an Error if it is no ZIP file or is damaged
 */
export async function pdfsIn(archive: Blob, { filesMax, bytesMax }: Limits): Promise<Unpacked> {
  let count = 0;
  let tooLarge: string | null = null;
  const found = unzipSync(new Uint8Array(await archive.arrayBuffer()), {
    filter: ({ name, originalSize }) => {
      if (!/\.pdf$/i.test(name)) return false;
      count += 1;
      if (originalSize > bytesMax) tooLarge ??= nameOf(name);
      return count <= filesMax && tooLarge === null;
    },
  });
  const files = Object.entries(found).map(
    ([name, bytes]) => new File([bytes as BlobPart], nameOf(name), { type: 'application/pdf' }),
  );
  return { files, count, tooLarge };
}

interface Limits {
  readonly filesMax: number;
  readonly bytesMax: number;
}
interface Unpacked {
  readonly files: readonly File[];
  /** Of all PDFs in the file: where it is more than `filesMax`, the others are not unpacked. */
  readonly count: number;
  /** The name of a PDF that is larger than `bytesMax`; nothing more is unpacked then. */
  readonly tooLarge: string | null;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
