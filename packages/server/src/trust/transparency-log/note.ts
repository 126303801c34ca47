import { createHash, createPublicKey, verify } from 'node:crypto';

/**
 * Checkpoints of the log (C2SP tlog-checkpoint) in signed notes (C2SP signed-note): plain text that anyone can store, compare
 * and verify.
 */

export interface Checkpoint {
  /** The name of the log, an address without its scheme; it is also the name of its key. */
  readonly origin: string;
  /** Leaves of the tree. */
  readonly size: number;
  /** 32 octets. */
  readonly root: Uint8Array;
}

/** A key that signs notes: its name and the 32 octets of an Ed25519 public key. */
export interface NoteKey {
  readonly name: string;
  readonly publicKey: Uint8Array;
}

export interface SignedNote {
  /** The signed text, with the line feed at its end. */
  readonly text: string;
  readonly signatures: readonly { readonly name: string; readonly keyId: string; readonly signature: Uint8Array }[];
}

/** C2SP signed-note "Signature types": Ed25519. */
const ED25519 = 0x01;
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
const ED25519_SPKI = Buffer.from('302a300506032b6570032100', 'hex');
/** An em dash begins a signature line. */
const DASH = '\u2014';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Strict: the decoded value must encode to the same text again. */
function fromBase64(text: string): Uint8Array | null {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : null;
}

/** Four octets in hex: the beginning of SHA-256(name || 0x0A || type || key) (C2SP signed-note "Verifiers"). */
export const keyIdOf = ({ name, publicKey }: NoteKey): string =>
  createHash('sha256').update(`${name}\n`).update(Uint8Array.of(ED25519)).update(publicKey).digest('hex').slice(0, 8);

/** The key in the format for verifiers: `name+id+base64` (C2SP signed-note "Verifier keys"). */
export const verifierKeyOf = (key: NoteKey): string =>
  `${key.name}+${keyIdOf(key)}+${base64(Buffer.concat([Uint8Array.of(ED25519), key.publicKey]))}`;

/** Returns null if the text is not a verifier key of Ed25519 or its id does not match. */
export function parseVerifierKey(text: string): NoteKey | null {
  const [, name, keyId, encoded] = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text.trim()) ?? [];
  const bytes = encoded === undefined ? null : fromBase64(encoded);
  if (name === undefined || bytes === null || bytes.length !== KEY_BYTES + 1 || bytes[0] !== ED25519) return null;
  const key = { name, publicKey: bytes.subarray(1) };
  return keyIdOf(key) === keyId ? key : null;
}

export const checkpointText = ({ origin, size, root }: Checkpoint): string => `${origin}\n${size}\n${base64(root)}\n`;

/** Returns null if the text is not a checkpoint. Lines after the third belong to extensions and are ignored. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const [origin, sizeText, rootText] = text.split('\n');
  if (!origin || sizeText === undefined || rootText === undefined || !text.endsWith('\n')) return null;
  const size = /^(0|[1-9]\d{0,15})$/.test(sizeText) ? Number(sizeText) : Number.NaN;
  const root = fromBase64(rootText);
  return Number.isSafeInteger(size) && root?.length === 32 ? { origin, size, root } : null;
}

/** Returns the note of a text, which ends with a line feed, with the Ed25519 signature of it by `key`. */
export const signedNote = (text: string, key: NoteKey, signature: Uint8Array): string =>
  `${text}\n${DASH} ${key.name} ${base64(Buffer.concat([Buffer.from(keyIdOf(key), 'hex'), signature]))}\n`;

/** Returns null if the note is malformed. */
export function parseNote(note: string): SignedNote | null {
  const at = note.lastIndexOf('\n\n');
  if (at < 0 || !note.endsWith('\n')) return null;
  const lines = note.slice(at + 2, -1).split('\n');
  const signatures = lines.map((line) => {
    const [dash, name, encoded, ...more] = line.split(' ');
    const bytes = encoded === undefined ? null : fromBase64(encoded);
    if (dash !== DASH || !name || bytes === null || bytes.length < 5 || more.length > 0) return null;
    return { name, keyId: Buffer.from(bytes.subarray(0, 4)).toString('hex'), signature: bytes.subarray(4) };
  });
  const sound = signatures.filter((one) => one !== null);
  return sound.length === lines.length ? { text: note.slice(0, at + 1), signatures: sound } : null;
}

/** Whether a key made the signature with its name and id; other signatures are ignored. */
export function isSignedBy(note: SignedNote, key: NoteKey): boolean {
  const keyId = keyIdOf(key);
  const own = note.signatures.find((one) => one.name === key.name && one.keyId === keyId);
  if (own === undefined || own.signature.length !== SIGNATURE_BYTES) return false;
  const spki = Buffer.concat([ED25519_SPKI, key.publicKey]);
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(note.text), publicKey, own.signature);
}
