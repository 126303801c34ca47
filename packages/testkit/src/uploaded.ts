import { setTimeout as pause } from 'node:timers/promises';
import { type File, api } from '@countersign/contract';
import type { Person } from './person.ts';

const ASK_EVERY_MS = 100;

/** The file after the server has processed it: a busy server answers the last chunk before that, for browsers and tests. */
export async function uploaded(person: Person, file: File | undefined): Promise<File> {
  if (file === undefined) throw new Error('the last chunk names the file');
  let current = file;
  while (current.status === 'UPLOADING' || current.status === 'CONVERTING') {
    await pause(ASK_EVERY_MS);
    ({ file: current } = await person.call(api.getFile, { params: { fileWsid: file.fileWsid } }));
  }
  return current;
}
