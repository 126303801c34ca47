import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { refuse } from '@countersign/domain';
import { Refused, countPieces, sizeText } from '../../platform/index.ts';
import { closeUnread } from './unread-body.ts';

/** The lowest average speed of a body from a caller who has not logged in, and the interval of the checks. */
const LEAST_BYTES_A_SECOND = 16 * 1024;
const LOOK_MS = 10_000;

export interface BodyLimits {
  /** Bytes of the whole body. */
  readonly mostBytes: number;
  /** Bytes of the largest file in it. */
  readonly fileBytes: number;
  /** Delimiters between its parts. */
  readonly parts: number;
  /** Whether it must keep a minimum speed, because it holds a place that others wait for. */
  readonly isHurried: boolean;
}

/**
 * Passes a multipart body to the parser within limits. A delimiter costs the parser far more than the bytes it consists of,
 * so delimiters are counted before the parser sees them. At the first delimiter or byte beyond the limit, or where the body
 * arrives in tiny pieces or too slowly, reading stops and the connection closes with the answer (security 61).
 */
export function guardBody(raw: IncomingMessage, limits: BodyLimits): Transform & { headers: IncomingHttpHeaders } {
  const areTooMany = countPieces();
  const boundary = boundaryOf(raw.headers['content-type']);
  const delimiters = countDelimiters(boundary);
  let bytes = 0;
  const refuseBody = (refused: Refused): void => {
    clearInterval(timer);
    closeUnread(raw);
    guard.destroy(refused);
  };
  const malformed = (detail: string): Refused => new Refused(refuse('ERROR_MALFORMED', { field: 'body', detail }));
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (areTooMany(chunk)) refuseBody(malformed('comes in too many pieces'));
      else if (delimiters(chunk) > limits.parts) refuseBody(malformed('has too many parts'));
      else if (bytes > limits.mostBytes)
        refuseBody(new Refused(refuse('ERROR_TOO_LARGE', { limit: sizeText(limits.fileBytes) })));
      else done(null, chunk);
    },
  });
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += LOOK_MS / 1000;
    if (limits.isHurried && bytes < seconds * LEAST_BYTES_A_SECOND) refuseBody(malformed('comes too slowly'));
  }, LOOK_MS);
  const onRawClose = (): void => void (raw.readableEnded || guard.destroy());
  raw.once('close', onRawClose).once('end', () => clearInterval(timer));
  guard.once('close', () => {
    clearInterval(timer);
    raw.off('close', onRawClose);
    raw.unpipe(guard);
  });
  raw.pipe(guard);
  // The parser is given the boundary that is counted here, whatever form it has in the header.
  const type = `multipart/form-data${boundary === null ? '' : `; boundary="${boundary}"`}`;
  return Object.assign(guard, { headers: { ...raw.headers, 'content-type': type } });
}

const BOUNDARY = /;\s*boundary=(?:"([^"\\]{1,200})"|([^;\s"\\]{1,200}))/i;

/** Null where the header contains none. */
function boundaryOf(contentType: string | undefined): string | null {
  const [, quoted, plain] = BOUNDARY.exec(contentType ?? '') ?? [];
  return quoted ?? plain ?? null;
}

/** Counts the delimiters of the parts, also those that are split over two pieces. */
function countDelimiters(boundary: string | null): (piece: Buffer) => number {
  const needle = Buffer.from(`\r\n--${boundary ?? ''}`, 'latin1');
  let count = 0;
  let rest: Buffer = Buffer.alloc(0);
  return (piece) => {
    const text = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    let from = 0;
    for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, from)) {
      count += 1;
      from = at + needle.length;
    }
    rest = Buffer.from(text.subarray(Math.max(from, text.length - needle.length + 1)));
    return count;
  };
}
