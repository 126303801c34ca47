import { type Api, type DataOf, type File, api } from '@countersign/contract';
import { CHUNK_BYTES } from '@countersign/domain';
import { type Person, uploaded } from '@countersign/testkit';

export interface Chunk {
  readonly taskId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly chunk: number;
  readonly chunkTotal: number;
  readonly totalSize: number;
  /** Overrides the length of the chunk that the request claims. */
  readonly size?: number;
  readonly password?: string;
}

/** A file in chunks as a browser splits them. */
export const chunksOf = (taskId: string, fileName: string, bytes: Uint8Array, chunkBytes = CHUNK_BYTES): Chunk[] => {
  const chunkTotal = Math.ceil(bytes.length / chunkBytes);
  return Array.from({ length: chunkTotal }, (_, chunk) => ({
    taskId,
    fileName,
    chunk,
    chunkTotal,
    totalSize: bytes.length,
    bytes: bytes.subarray(chunk * chunkBytes, (chunk + 1) * chunkBytes),
  }));
};

export const sendChunk = (person: Person, chunk: Chunk): Promise<DataOf<Api['uploadFragment']>> => {
  const { bytes, size = bytes.length, ...fields } = chunk;
  return person.upload(api.uploadFragment, {
    query: { storageUsage: 'ENVELOPE' },
    fields: { ...fields, size },
    file: { name: 'blob', bytes },
  });
};

let uploads = 0;

/** Uploads a whole file and returns it once it is ready. */
export async function uploadFile(person: Person, fileName: string, bytes: Uint8Array): Promise<File> {
  uploads += 1;
  const chunks = chunksOf(`task-${uploads}`, fileName, bytes);
  const answers = [];
  for (const chunk of chunks) answers.push(await sendChunk(person, chunk));
  const file = await uploaded(person, answers.at(-1)?.file);
  if (file.status !== 'READY') throw new Error(`the upload is ${file.status}`);
  return file;
}
