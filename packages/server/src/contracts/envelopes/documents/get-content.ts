import type { Api } from '@countersign/contract';
import type { Readable } from 'node:stream';
import {
  type BinaryReply,
  type ByteSpan,
  type Call,
  type Services,
  attachment,
  parseRange,
  preparedText,
  refuseWith,
} from '../../../platform/index.ts';
import { type ViewKey, recordedAsRead } from './document-views.ts';
import { demandId } from '../core/reader.ts';

type Content = Api['getDocumentContent'];

/**
 * The current revision of a document, or an earlier one of its line by `digest`, whole or in part (RFC 9110 §14). Its
 * ETag is its digest. Offered as a download once the contract is finished; the renewal of its archive makes a further
 * revision, so that `x-completed-digest` names the one that the evidence cites (conventions, rule 14). What was sent to
 * a session that has still to act is recorded (Rulings §8.15); "not modified" is answered only if that is already the
 * whole file.
 */
export async function getDocumentContent(services: Services, call: Call<Content>): Promise<BinaryReply> {
  const fileId = demandId('file', call.params.docId);
  const isDownload = call.query.download === '1';
  const wanted = call.query.digest ?? null;
  const readBy = hasStillToAct(call) ? call.caller.sessionId : null;
  const [row] = await services.db.withTx((tx) => content(tx, [call.relation.envelopeId, fileId, wanted, readBy]));
  if (row === undefined) return refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const { status, name, digest, bytes, completedDigest } = row;
  if (name === null) return refuseWith('ERROR_DOCUMENT_NOT_FOUND');
  if (isDownload && status !== 'ED_SUCCESS') refuseWith('ERROR_NOT_FINISHED');
  if (digest === null || bytes === null) return refuseWith('ERROR_DOCUMENT_NOT_FOUND');
  const unread = readBy === null || row.isRead ? null : { sessionId: readBy, fileId, digest };
  const found = { name, completedDigest, digest, bytes, unread };
  return reply(services, call, { ...found, isDownload });
}

interface Row {
  readonly status: string;
  /** Null if there is no such document. */
  readonly name: string | null;
  readonly completedDigest: string | null;
  /** Of the revision; null if there is none with the digest that was asked for. */
  readonly digest: string | null;
  readonly bytes: number | null;
  /** The session has been sent all of it. */
  readonly isRead: boolean;
}

const content = preparedText<Row>(`
  select e.status, d.name, d.completed_digest as "completedDigest", shown.digest, shown.bytes::float8 as bytes,
    exists (select from document_view v where v.session_id = $4::uuid and v.file_id = d.file_id
      and v.digest = shown.digest and v.parts is null) as "isRead"
  from envelope e
  left join envelope_document d on d.envelope_id = e.id and d.file_id = $2
  left join lateral (
    select d.head_digest as digest, d.head_bytes as bytes where $3::text is null
    union all
    (select r.digest, r.bytes from revision r
      where r.envelope_id = d.envelope_id and r.file_id = d.file_id and r.digest = $3 limit 1)
  ) shown on true
  where e.id = $1`);

/** A program that uses an API key has no session, and does not act as a participant. */
const hasStillToAct = ({ caller, relation }: Call<Content>): boolean =>
  caller.apiClient === undefined && relation.mine.some(({ status }) => status.startsWith('ING_'));

interface Found {
  readonly name: string;
  readonly digest: string;
  readonly completedDigest: string | null;
  readonly bytes: number;
  readonly isDownload: boolean;
  /** Set if the session has still to act and has not been sent all of it yet. */
  readonly unread: ViewKey | null;
}

async function reply(
  services: Services,
  { context }: Call<Content>,
  { name, digest, completedDigest, bytes, isDownload, unread }: Found,
): Promise<BinaryReply> {
  const etag = `"${digest}"`;
  const headers = {
    etag,
    ...(completedDigest === null ? {} : { 'x-completed-digest': completedDigest }),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': isDownload ? attachment(name) : 'inline',
  };
  const mediaType = 'application/pdf';
  if (context.header('if-none-match') === etag && unread === null)
    return { status: 304, body: new Uint8Array(), headers };
  const ifRange = context.header('if-range');
  const recorded = (body: Readable, span: ByteSpan | null): Readable =>
    unread === null ? body : recordedAsRead(services, body, { key: unread, span, size: bytes, now: context.now });
  const range = ifRange !== undefined && ifRange !== etag ? null : parseRange(context.header('range'), bytes);
  if (range === 'unsatisfiable')
    return { status: 416, body: new Uint8Array(), headers: { ...headers, 'content-range': `bytes */${bytes}` } };
  if (range === null) {
    const { body } = await services.blobs.stream(digest);
    return { body: recorded(body, null), mediaType, headers: { ...headers, 'content-length': String(bytes) } };
  }
  const { body } = await services.blobs.stream(digest, range);
  const part = {
    'content-range': `bytes ${range.start}-${range.end}/${bytes}`,
    'content-length': String(range.end - range.start + 1),
  };
  return { status: 206, body: recorded(body, range), mediaType, headers: { ...headers, ...part } };
}
