import { createDecipheriv, createHash } from 'node:crypto';
import { damaged, PdfError } from '../errors.ts';
import {
  isDict,
  isName,
  isNumber,
  type PdfDict,
  PdfName,
  PdfReal,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../syntax/objects.ts';
import { rc4 } from './rc4.ts';
import { fileKey, type StandardHandler } from './standard-handler.ts';

/** How the strings or the streams of a file are encrypted (ISO 32000-2 §7.6.6, Table 25). */
type Method = 'NONE' | 'RC4' | 'AES' | 'AES256';

/** Decrypts one object of an encrypted file. */
export type Decryptor = {
  /** Whether the file may be changed: it was opened with the owner's password, or its author permits changes. */
  readonly mayChange: boolean;
  object(value: PdfValue, num: number, gen: number): PdfValue;
};

/** The parts of the document needed to read the encryption dictionary. */
export type EncryptionSource = { get(value: PdfValue | undefined): PdfValue };

/** Table 22: modifying the contents; adding annotations and filling in forms; filling in and signing forms. */
const PERMITS_CHANGE = (1 << 3) | (1 << 5) | (1 << 8);

/**
 * Opens an encrypted file with a password, or with the empty one. Throws PdfError: ENCRYPTED for a handler other than the
 * standard one, PASSWORD_NEEDED if no password was given and the empty one does not open the file, PASSWORD_WRONG, DAMAGED.
 */
export function openEncryption(source: EncryptionSource, trailer: PdfDict, password: string | null): Decryptor {
  const entry = source.get(trailer.get('Encrypt'));
  if (!isDict(entry)) throw damaged('there is no encryption dictionary');
  const read = entriesOf(source, entry);
  const handler = readHandler(read, source.get(trailer.get('ID')));
  const found = fileKey(handler, '') ?? (password === null ? null : fileKey(handler, password));
  if (found === null) {
    if (password === null || password === '') throw new PdfError('PASSWORD_NEEDED', 'the file opens with a password');
    throw new PdfError('PASSWORD_WRONG', 'the password does not open the file');
  }
  const owner = found.asOwner || (password !== null && fileKey(handler, password)?.asOwner === true);
  const methods = readMethods(read);
  return {
    mayChange: owner || (handler.P & PERMITS_CHANGE) !== 0,
    object: (value, num, gen) =>
      new ObjectDecryptor(found.key, methods, handler.encryptMetadata).object(value, num, gen),
  };
}

type Entries = {
  readonly dict: PdfDict;
  get(key: string): PdfValue;
  integer(key: string, fallback: number): number;
  octets(key: string): Uint8Array;
};

function entriesOf(source: EncryptionSource, dict: PdfDict): Entries {
  const get = (key: string): PdfValue => source.get(dict.get(key));
  return {
    dict,
    get,
    integer: (key, fallback) => {
      const value = get(key);
      if (!isNumber(value)) return fallback;
      return Math.trunc(value instanceof PdfReal ? value.value : value);
    },
    octets: (key) => {
      const value = get(key);
      return value instanceof PdfString ? value.bytes : new Uint8Array();
    },
  };
}

const unsupported = (): PdfError => new PdfError('ENCRYPTED', 'the file is encrypted in a way that is not supported');

function readHandler(entries: Entries, id: PdfValue): StandardHandler {
  const revision = entries.integer('R', 0);
  const version = entries.integer('V', 0);
  const known = [1, 2, 4, 5].includes(version) && revision >= 2 && revision <= 6;
  if (!isName(entries.get('Filter'), 'Standard') || !known) throw unsupported();
  const first = Array.isArray(id) ? id[0] : null;
  const bits = entries.integer('Length', version === 4 ? 128 : 40);
  // Some writers count octets.
  const length = bits < 40 ? bits : bits >> 3;
  const byVersion = version === 1 ? 5 : version === 4 ? 16 : Math.min(Math.max(length, 5), 16);
  return {
    revision,
    keyLength: version === 5 ? 32 : byVersion,
    O: entries.octets('O'),
    U: entries.octets('U'),
    OE: entries.octets('OE'),
    UE: entries.octets('UE'),
    P: entries.integer('P', 0) | 0,
    encryptMetadata: entries.get('EncryptMetadata') !== false,
    id: first instanceof PdfString ? first.bytes : new Uint8Array(),
  };
}

type Methods = { readonly strings: Method; readonly streams: Method };

function readMethods(entries: Entries): Methods {
  if (entries.integer('V', 0) < 4) return { strings: 'RC4', streams: 'RC4' };
  const filters = entries.get('CF');
  const isModern = entries.integer('V', 0) === 5;
  const method = (key: string): Method => {
    const named = entries.get(key);
    if (!(named instanceof PdfName) || named.name === 'Identity') return 'NONE';
    const filter = isDict(filters) ? filters.get(named.name) : null;
    const kind = isDict(filter) ? filter.get('CFM') : null;
    const known: Record<string, Method> = { None: 'NONE', V2: 'RC4', AESV2: 'AES', AESV3: 'AES256' };
    const found = kind instanceof PdfName ? known[kind.name] : undefined;
    // The key length does not match the cipher, so no writer can have produced it (ISO 32000-2 §7.6.4.1, Table 20).
    if (found === undefined || (found !== 'NONE' && (found === 'AES256') !== isModern)) throw unsupported();
    return found;
  };
  return { strings: method('StrF'), streams: method('StmF') };
}

class ObjectDecryptor {
  readonly #key: Uint8Array;
  readonly #methods: Methods;
  readonly #encryptMetadata: boolean;
  constructor(key: Uint8Array, methods: Methods, encryptMetadata: boolean) {
    this.#key = key;
    this.#methods = methods;
    this.#encryptMetadata = encryptMetadata;
  }

  object(value: PdfValue, num: number, gen: number): PdfValue {
    if (!(value instanceof PdfStream)) return this.#strings(value, num, gen);
    // A cross-reference stream is never encrypted, nor are the strings of its dictionary (ISO 32000-2 §7.5.8.2).
    if (isName(value.dict.get('Type'), 'XRef')) return value;
    const dict = this.#strings(value.dict, num, gen) as PdfDict;
    const plain = withoutCryptFilter(dict);
    const isPlainMetadata = !this.#encryptMetadata && isName(dict.get('Type'), 'Metadata');
    if (plain !== null) return new PdfStream(plain, value.raw);
    if (isPlainMetadata) return new PdfStream(dict, value.raw);
    return new PdfStream(dict, this.#decipher(this.#methods.streams, value.raw, num, gen));
  }

  #strings(value: PdfValue, num: number, gen: number): PdfValue {
    if (value instanceof PdfString) {
      return new PdfString(this.#decipher(this.#methods.strings, value.bytes, num, gen));
    }
    if (Array.isArray(value)) return value.map((each) => this.#strings(each, num, gen));
    if (!isDict(value)) return value;
    // The contents of a signature are written after everything else has been encrypted (§7.6.2, §12.8.1).
    const isSignature = value.has('ByteRange') && value.get('Contents') instanceof PdfString;
    const isPlain = (key: string): boolean => isSignature && key === 'Contents';
    return new Map([...value].map(([key, each]) => [key, isPlain(key) ? each : this.#strings(each, num, gen)]));
  }

  #decipher(method: Method, data: Uint8Array, num: number, gen: number): Uint8Array {
    if (method === 'NONE') return data;
    if (method === 'AES256') return decipherAes('aes-256-cbc', this.#key, data);
    const key = this.#objectKey(method, num, gen);
    return method === 'RC4' ? rc4(key, data) : decipherAes('aes-128-cbc', key, data);
  }

  /** Algorithm 1: every object has its own key. */
  #objectKey(method: Method, num: number, gen: number): Buffer {
    const suffix = Buffer.from([num & 255, (num >> 8) & 255, (num >> 16) & 255, gen & 255, (gen >> 8) & 255]);
    const salt = Buffer.from(method === 'AES' ? 'sAlT' : '');
    const hash = createHash('md5').update(this.#key).update(suffix).update(salt).digest();
    return hash.subarray(0, Math.min(this.#key.length + 5, 16));
  }
}

/** The dictionary of a stream marked as not encrypted, without that mark; null for any other stream. */
function withoutCryptFilter(dict: PdfDict): PdfDict | null {
  const filter = dict.get('Filter');
  const filters = Array.isArray(filter) ? filter : [filter ?? null];
  if (!isName(filters[0], 'Crypt')) return null;
  const parameters = dict.get('DecodeParms');
  const listed = Array.isArray(parameters) ? parameters : [parameters ?? null];
  const named = isDict(listed[0]) ? listed[0].get('Name') : undefined;
  if (named !== undefined && !isName(named, 'Identity')) throw unsupported();
  const plain = new Map(dict);
  if (filters.length > 1) plain.set('Filter', filters.slice(1)).set('DecodeParms', listed.slice(1));
  else for (const key of ['Filter', 'DecodeParms']) plain.delete(key);
  return plain;
}

/**
 * The first sixteen octets are the initialisation vector, the last ones padding (RFC 8018 §6.1.1), which some writers get
 * wrong.
 */
function decipherAes(algorithm: 'aes-128-cbc' | 'aes-256-cbc', key: Uint8Array, data: Uint8Array): Uint8Array {
  const whole = data.length - (data.length % 16);
  if (whole < 32) return new Uint8Array();
  const decipher = createDecipheriv(algorithm, key, data.subarray(0, 16)).setAutoPadding(false);
  const plain = decipher.update(data.subarray(16, whole));
  const padding = plain[plain.length - 1]!;
  return padding >= 1 && padding <= 16 ? plain.subarray(0, plain.length - padding) : plain;
}
