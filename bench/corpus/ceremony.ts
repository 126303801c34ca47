import { setTimeout as pause } from 'node:timers/promises';
import { CallError, type File, api } from '@countersign/contract';
import { CHUNK_BYTES, type FormPosition } from '@countersign/domain';
import { type Person, drawing, wirePassword } from '@countersign/testkit';
import type { Area } from './outside-judges.ts';

/** The result of a file: refused at upload with an error name, refused or failed later, or completely signed. */
export type Ceremony =
  | { readonly end: 'REFUSED'; readonly error: string }
  | { readonly end: 'FAILED'; readonly at: string; readonly error: string }
  | { readonly end: 'SIGNED'; readonly upload: File; readonly pdf: Uint8Array; readonly stamps: readonly Stamp[] };

/** The visible position of a signature on a page. */
interface Stamp {
  readonly page: number;
  readonly area: Area;
}

export interface Cast {
  readonly sender: Person;
  readonly first: Person;
  readonly second: Person;
}

let uploads = 0;

/** The main job with one file: uploaded, sent to two signers in sequence, signed on its first and last page, and completed. */
export async function ceremony(cast: Cast, bytes: Uint8Array, passwords: readonly string[] = []): Promise<Ceremony> {
  const upload = await uploaded(cast.sender, bytes, passwords);
  if ('error' in upload && 'end' in upload) return upload;
  const [first, last] = [upload.pages[0], upload.pages.at(-1)];
  if ([first, last].some((page) => page === undefined || Math.min(page.width, page.height) < SMALLEST_PT))
    return { end: 'REFUSED', error: 'no page has space for a field' };
  let at = 'draft';
  try {
    const drafted = await draft(cast, upload);
    at = 'start';
    await cast.sender.call(api.startEnvelope, { params: drafted.params });
    await until(cast.sender, drafted.params, ({ prepareState }) => prepareState === 'DONE');
    for (const [index, signer] of [cast.first, cast.second].entries()) {
      at = `signature ${index + 1}`;
      await sign(signer, drafted.params.envelopeWsid, drafted.participantWsids[index] ?? '');
    }
    at = 'completion';
    await until(cast.sender, drafted.params, ({ status }) => status === 'ED_SUCCESS');
    const params = { ...drafted.params, docId: upload.fileWsid };
    const answer = await cast.sender.bytes(api.getDocumentContent, { params });
    return { end: 'SIGNED', upload, pdf: new Uint8Array(await answer.arrayBuffer()), stamps: drafted.stamps };
  } catch (error) {
    return { end: 'FAILED', at, error: nameOf(error) };
  }
}

const nameOf = (error: unknown): string =>
  error instanceof CallError ? `${error.error} (${error.status})` : error instanceof Error ? error.message : 'unknown';

async function uploaded(
  sender: Person,
  bytes: Uint8Array,
  passwords: readonly string[],
): Promise<File | Exclude<Ceremony, { end: 'SIGNED' }>> {
  const taskId = `corpus-${(uploads += 1)}`;
  const chunkTotal = Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES));
  const send = async (chunk: number, password?: string): Promise<File | undefined> => {
    const part = bytes.subarray(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES);
    const fields = { taskId, fileName: 'file.pdf', chunk, chunkTotal, size: part.length };
    const answer = await sender.upload(api.uploadFragment, {
      query: { storageUsage: 'ENVELOPE' },
      fields: { ...fields, totalSize: bytes.length, ...(password === undefined ? {} : { password }) },
      file: { name: 'blob', bytes: part },
    });
    return answer.file;
  };
  const tries: (string | undefined)[] = [undefined, ...passwords];
  let refusal = { error: 'there was no answer', status: 0 };
  for (const password of tries) {
    try {
      let file: File | undefined;
      for (let chunk = password === undefined ? 0 : chunkTotal - 1; chunk < chunkTotal; chunk++)
        file = await send(chunk, password);
      return await settled(sender, file);
    } catch (error) {
      if (!(error instanceof CallError)) return { end: 'FAILED', at: 'upload', error: nameOf(error) };
      refusal = error;
      if (error.status >= 500) return { end: 'FAILED', at: 'upload', error: nameOf(error) };
      if (!error.error.includes('PASSWORD')) break;
    }
  }
  return { end: 'REFUSED', error: refusal.error };
}

async function settled(sender: Person, file: File | undefined): Promise<File | Exclude<Ceremony, { end: 'SIGNED' }>> {
  if (file === undefined) return { end: 'FAILED', at: 'upload', error: 'the file is not complete' };
  let current = file;
  while (current.status === 'UPLOADING' || current.status === 'CONVERTING') {
    await pause(200);
    current = (await sender.call(api.getFile, { params: { fileWsid: file.fileWsid } })).file;
  }
  return current.status === 'READY' ? current : { end: 'REFUSED', error: current.error ?? 'unnamed' };
}

async function draft({ sender, first, second }: Cast, { fileWsid, pages }: File) {
  const { envelope } = await sender.call(api.createEnvelope, { body: {} });
  const params = { envelopeWsid: envelope.envelopeWsid };
  await sender.call(api.updateEnvelope, { params, body: { title: 'Corpus' } });
  await sender.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
  const people = [first, second].map((person, index) => ({
    name: person.name,
    contact: { phone: person.contact },
    assignedSequence: index + 1,
    type: 'PERSON' as const,
    roleType: 'SIGNER' as const,
  }));
  const { participants } = await sender.call(api.addParticipants, { params, body: { participants: people } });
  const participantWsids = [first, second].map(
    ({ name }) => participants.find((one) => one.name === name && one.actionType === 'SIGNER')?.participantWsid ?? '',
  );
  const stamps = [stampAt(pages, 1, 1 / 8), stampAt(pages, pages.length, 7 / 8)];
  const forms = stamps.map(({ page, position }, index) => ({
    fileWsid,
    participantWsid: participantWsids[index] ?? '',
    formType: 'WRITE_SIGN' as const,
    page,
    position,
  }));
  await sender.call(api.addForms, { params, body: { forms } });
  return { params, participantWsids, stamps };
}

/** The smallest field; a page without space for it cannot have one. */
const SMALLEST_PT = 4;

/** A box that fits on the page; its distances from the left and lower edges are shares of the free space. */
function stampAt(pages: File['pages'], page: number, share: number): Stamp & { position: FormPosition } {
  const { width, height } = pages[page - 1] ?? { width: 0, height: 0 };
  const box = {
    width: Math.max(SMALLEST_PT, Math.min(83, width * 0.4)),
    height: Math.max(SMALLEST_PT, Math.min(33, height * 0.4)),
  };
  const [left, bottom] = [(width - box.width) * share, (height - box.height) * share];
  const position = { ulx: left, lry: bottom, lrx: left + box.width, uly: bottom + box.height };
  const area = {
    left: position.ulx / width,
    right: position.lrx / width,
    top: 1 - position.uly / height,
    bottom: 1 - position.lry / height,
  };
  return { page, area, position };
}

interface State {
  readonly prepareState: string;
  readonly status: string;
}

async function until(sender: Person, params: { envelopeWsid: string }, is: (state: State) => boolean): Promise<void> {
  for (;;) {
    const { envelope } = await sender.call(api.getEnvelope, { params });
    if (is(envelope)) return;
    if (envelope.prepareState === 'FAILED') throw new Error('the documents could not be prepared');
    await pause(50);
  }
}

async function sign(person: Person, envelopeWsid: string, participantWsid: string): Promise<void> {
  const params = { envelopeWsid, participantWsid };
  const page = await person.call(api.getSigning, { params });
  const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
  const forms = page.forms.map(({ formWsid }) => ({ formWsid, initialValue: { writeData: drawing() } }));
  const signPassword = wirePassword('sign', person.signPassword);
  await person.call(api.sign, { params, body: { documents, forms, signPassword } });
}
