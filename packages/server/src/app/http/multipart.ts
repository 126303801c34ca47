import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import { FILE_NAME_MAX } from '@countersign/domain';
import type { FastifyRequest } from 'fastify';
import { guardBody } from './body-guard.ts';
import { Refused, type UploadedFile, demandSoundValue, refuseWith } from '../../platform/index.ts';

const MAX_FIELDS = 20;
/** More than the parts that the parser itself refuses, so that its refusal can name what is too much. */
const DELIMITERS = 60;
/** Bytes of the head of one part. */
const HEAD_BYTES = 16 * 1024;

export interface MultipartBody {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile;
}

export interface MultipartOptions {
  readonly fileBytes: number;
  /** Bytes of one text field. */
  readonly fieldBytes: number;
  /** Whether the body must arrive at a minimum speed (body-guard.ts). */
  readonly isHurried: boolean;
}

/** Reads the text fields up to the single file, which the handler streams (Rulings §6.3: text fields before `file`). */
export async function readMultipart(
  request: FastifyRequest,
  { fileBytes, fieldBytes, isHurried }: MultipartOptions,
): Promise<MultipartBody> {
  if (!request.isMultipart()) return refuseWith('ERROR_UNSUPPORTED_MEDIA');
  const limits = {
    fields: MAX_FIELDS,
    fieldSize: fieldBytes,
    fieldNameSize: 100,
    files: 1,
    fileSize: fileBytes,
    parts: MAX_FIELDS + 2,
    headerSize: HEAD_BYTES,
  };
  const mostBytes = fileBytes + MAX_FIELDS * (fieldBytes + HEAD_BYTES);
  const body = guardBody(request.raw, { mostBytes, fileBytes, parts: DELIMITERS, isHurried });
  // The parser takes the body of the request that it is called for.
  const guarded = Object.create(request, { raw: { value: body } }) as FastifyRequest;
  const parts = guarded.parts({ limits })[Symbol.asyncIterator]();
  const fields: Record<string, string> = {};
  for (;;) {
    const { done, value: part } = await nextPart(parts);
    if (done === true || part === undefined)
      return refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });
    if (part.type === 'file') return { fields, file: uploaded(part, fileBytes) };
    const [name, value] = fieldOf(part);
    if (Object.hasOwn(fields, name)) refuseWith('ERROR_MALFORMED', { field: name, detail: 'comes twice' });
    fields[name] = value;
  }
}

function fieldOf(part: MultipartValue): [string, string] {
  const { fieldname, value } = part;
  if (fieldname === 'fileName' && part.valueTruncated) refuseWith('ERROR_FILENAME_SIZE', { limit: FILE_NAME_MAX });
  if (part.fieldnameTruncated || part.valueTruncated)
    refuseWith('ERROR_MALFORMED', { field: fieldname, detail: 'is too long' });
  if (typeof value !== 'string') return refuseWith('ERROR_MALFORMED', { field: fieldname, detail: 'is not text' });
  demandSoundValue(value, fieldname);
  return [fieldname, value];
}

/** @throws Refused where the body is not valid multipart; the parser sets a code only where a limit is exceeded */
async function nextPart(parts: AsyncIterator<Multipart>): Promise<IteratorResult<Multipart>> {
  try {
    return await parts.next();
  } catch (error) {
    if (error instanceof Refused || 'code' in (error as Error)) throw error;
    return refuseWith('ERROR_MALFORMED', { field: 'body', detail: 'cannot be read' });
  }
}

function uploaded({ file: stream, filename, mimetype }: MultipartFile, maxBytes: number): UploadedFile {
  // A body that breaks off inside the file is an error of the client, also while a handler reads it.
  stream.on('error', (error) => Object.assign(error, { statusCode: 400 }));
  return { fileName: filename ?? '', mediaType: mimetype, stream, maxBytes, truncated: () => stream.truncated };
}
