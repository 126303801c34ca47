import { type ScryptOptions, createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * A passphrase-encrypted file: a header, then frames of AES-256-GCM with a key derived by scrypt (RFC 7914). The nonce
 * of a frame contains its number and whether it is the last, so that no frame can be changed, moved, omitted or cut off
 * unnoticed (STREAM, Hoang et al. 2015).
 */
const MAGIC = Buffer.from('CSBOX1\n', 'latin1');
const SALT_OCTETS = 32;
/** Magic, the cost as a power of two, salt. */
const HEADER_OCTETS = MAGIC.length + 1 + SALT_OCTETS;
const TAG_OCTETS = 16;
const FRAME_OCTETS = 1024 * 1024;
const LENGTH_OCTETS = 4;
/** 128 MB and about a third of a second for each guess. */
const COST_BITS = 17;
const [LEAST_BITS, MOST_BITS] = [10, 20] as const;
const SHORTEST_PASSPHRASE = 12;

/** The passphrase is wrong, or the file was changed or cut off; these cases cannot be distinguished. */
export class BoxError extends Error {
  override readonly name = 'BoxError';
  readonly kind = 'BOX';
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
function keyFor(passphrase: string, salt: Buffer, costBits: number): Promise<Buffer> {
  if (costBits < LEAST_BITS || costBits > MOST_BITS) throw new BoxError('not a passphrase-encrypted file');
  const [N, r] = [2 ** costBits, 8];
  return derive(passphrase.normalize('NFC'), salt, 32, { N, r, p: 1, maxmem: 256 * N * r });
}

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(count, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

function sealFrame(key: Buffer, plain: Buffer, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_OCTETS });
  cipher.setAAD(MAGIC);
  const body = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  const length = Buffer.alloc(LENGTH_OCTETS);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body]);
}

/**
 * Encrypts the content.
 * @throws BoxError for a passphrase of less than 12 characters
 */
export async function* lockBox(
  passphrase: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  costBits: number = COST_BITS,
): AsyncGenerator<Buffer> {
  if ([...passphrase].length < SHORTEST_PASSPHRASE) {
    throw new BoxError(`a passphrase has at least ${SHORTEST_PASSPHRASE} characters`);
  }
  const salt = randomBytes(SALT_OCTETS);
  const key = await keyFor(passphrase, salt, costBits);
  yield Buffer.concat([MAGIC, Buffer.of(costBits), salt]);
  let count = 0;
  let waiting: Buffer = Buffer.alloc(0);
  for await (const part of content) {
    waiting = Buffer.concat([waiting, part]);
    while (waiting.length > FRAME_OCTETS) {
      yield sealFrame(key, waiting.subarray(0, FRAME_OCTETS), nonceOf(count, false));
      waiting = waiting.subarray(FRAME_OCTETS);
      count += 1;
    }
  }
  yield sealFrame(key, waiting, nonceOf(count, true));
}

/**
 * The content of a box, frame by frame, each returned only after it is authenticated.
 * @throws BoxError
 */
export async function* unlockBox(passphrase: string, box: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Buffer = Buffer.alloc(0);
  const source = box[Symbol.asyncIterator]();
  const fill = async (octets: number): Promise<boolean> => {
    while (waiting.length < octets) {
      const { value, done = false } = await source.next();
      if (done) return false;
      waiting = Buffer.concat([waiting, value as Uint8Array]);
    }
    return true;
  };
  if (!(await fill(HEADER_OCTETS)) || !MAGIC.equals(waiting.subarray(0, MAGIC.length))) {
    throw new BoxError('not a passphrase-encrypted file');
  }
  const salt = waiting.subarray(MAGIC.length + 1, HEADER_OCTETS);
  const key = await keyFor(passphrase, salt, waiting.readUInt8(MAGIC.length));
  waiting = waiting.subarray(HEADER_OCTETS);
  for (let count = 0; ; count += 1) {
    if (!(await fill(LENGTH_OCTETS))) throw new BoxError('the file is cut off');
    const length = waiting.readUInt32BE();
    const end = LENGTH_OCTETS + length;
    if (length < TAG_OCTETS || length > FRAME_OCTETS + TAG_OCTETS || !(await fill(end))) {
      throw new BoxError('the file is cut off');
    }
    const frame = waiting.subarray(LENGTH_OCTETS, end);
    waiting = waiting.subarray(end);
    const isLast = !(await fill(1));
    yield openFrame(key, frame, nonceOf(count, isLast));
    if (isLast) return;
  }
}

function openFrame(key: Buffer, frame: Buffer, nonce: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_OCTETS });
  decipher.setAAD(MAGIC);
  decipher.setAuthTag(frame.subarray(frame.length - TAG_OCTETS));
  try {
    return Buffer.concat([decipher.update(frame.subarray(0, frame.length - TAG_OCTETS)), decipher.final()]);
  } catch {
    throw new BoxError('the passphrase is wrong, or the file was changed or cut off');
  }
}
