import type { CallName, Endpoint } from '@countersign/contract';
import {
  CHUNK_BYTES,
  IDENTITY_PAPER_BYTES,
  MEMBER_IMPORT_FILE_BYTES,
  MULTI_SEND_FILE_BYTES,
  TRUST_FILE_BYTES,
  VERIFY_FILE_BYTES,
} from '@countersign/domain';
import type { FastifyRequest } from 'fastify';
import { type InFlight, clientOf, parseBy, refuseWith } from '../../platform/index.ts';
import type { Admitted } from './admit.ts';
import { readMultipart } from './multipart.ts';
import { JudgedBody } from './read-json.ts';

const FILE_LIMIT = 10 * 1024 * 1024;
const FILE_LIMITS: Partial<Record<CallName, number>> = {
  uploadFragment: CHUNK_BYTES,
  uploadAttachment: CHUNK_BYTES,
  uploadIdentityPaper: IDENTITY_PAPER_BYTES,
  uploadMultiSend: MULTI_SEND_FILE_BYTES,
  importMembers: MEMBER_IMPORT_FILE_BYTES,
  createTrustList: TRUST_FILE_BYTES,
  verifyPdf: VERIFY_FILE_BYTES,
};

/** Bytes of each text field beside a file; the strokes of a drawn seal are the longest. */
const FIELD_BYTES = 200_000;
const ANONYMOUS_FIELD_BYTES = 4096;
/** Files that are read or processed at once, of one account, and of one client that has not logged in. */
const FILES_AT_ONCE = 32;
const ANONYMOUS_FILES_AT_ONCE = 4;
/** All files of callers who have not logged in: each is on disk until it is processed. */
const ALL_ANONYMOUS_FILES_AT_ONCE = 32;
/** The largest file of a multipart call, in bytes. */
export const fileLimitOf = (name: CallName): number => FILE_LIMITS[name] ?? FILE_LIMIT;

/** Calls that take bytes of the media type of a standard: /pki/ocsp, /pki/tsa. */
export const isRaw = ({ method, produces, body }: Endpoint): boolean =>
  method === 'POST' && produces !== undefined && body === undefined;

/** Files are counted while they are read and processed, so that a client cannot fill the memory with unfinished ones. */
export function enterWithFile(
  { endpoint, inFlight }: { readonly endpoint: Endpoint; readonly inFlight: InFlight },
  { ip }: Pick<FastifyRequest, 'ip'>,
  { caller, operator }: Pick<Admitted, 'caller' | 'operator'>,
): () => void {
  if (!endpoint.multipart) return () => {};
  const who = caller?.personId ?? operator?.operatorId;
  if (who !== undefined) return inFlight.enter(`file ${who}`, FILES_AT_ONCE);
  const leaveOwn = inFlight.enter(`file ${clientOf(ip)}`, ANONYMOUS_FILES_AT_ONCE);
  try {
    const leaveAll = inFlight.enter('files', ALL_ANONYMOUS_FILES_AT_ONCE);
    return () => [leaveOwn, leaveAll].forEach((leave) => leave());
  } catch (error) {
    leaveOwn();
    throw error;
  }
}

/** Parsed text fields and the file of a multipart call, or the parsed JSON. */
export async function readBody(
  { name, endpoint }: { readonly name: CallName; readonly endpoint: Endpoint },
  request: FastifyRequest,
  { isKnown }: { readonly isKnown: boolean },
) {
  if (endpoint.multipart) {
    const { fields, file } = await readMultipart(request, {
      fileBytes: fileLimitOf(name),
      fieldBytes: endpoint.access === 'public' ? ANONYMOUS_FIELD_BYTES : FIELD_BYTES,
      isHurried: !isKnown,
    });
    return { value: endpoint.body ? parseBy(endpoint.body, fields, 'body') : undefined, file };
  }
  const { body } = request;
  if (endpoint.body) {
    const value = body instanceof JudgedBody ? body.value : parseBy(endpoint.body, body ?? undefined, 'body');
    return { value, file: null };
  }
  const [unknown] = isRaw(endpoint) || body === null || typeof body !== 'object' ? [] : Object.keys(body);
  if (unknown !== undefined) refuseWith('ERROR_UNKNOWN_FIELD', { field: unknown });
  return { value: undefined, file: null };
}
