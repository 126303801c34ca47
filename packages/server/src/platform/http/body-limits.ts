import type { CallName, Endpoint } from '@countersign/contract';

const KB = 1024;
const MB = 1024 * KB;

/** Bytes of a body from a caller who has not logged in; only the file of /api/verify may be larger. */
export const ANONYMOUS_BODY_BYTES = 64 * KB;
const SIGNED_IN_BODY_BYTES = 256 * KB;

/** Calls whose JSON contains pictures or long lists. */
const JSON_LIMITS: Partial<Record<CallName, number>> = {
  sign: 4 * MB,
  startShield: 4 * MB,
  createPersonWrite: 3 * MB,
  // Public; its body is read only where the QR code in its path is valid (admit.ts).
  finishScan: 3 * MB,
  addParticipants: 4 * MB,
  updateParticipants: 4 * MB,
  addForms: 16 * MB,
  updateForms: 16 * MB,
  appendForms: 16 * MB,
  updateAppendedForms: 16 * MB,
  setMultiSend: 16 * MB,
  createBst: 6 * MB,
  updateBst: 6 * MB,
  saveTemplate: 6 * MB,
};

/** The largest JSON or raw body of a call, in bytes. */
export const bodyLimitOf = (name: CallName, { access }: Pick<Endpoint, 'access'>): number =>
  JSON_LIMITS[name] ?? (access === 'public' || access === 'evaluation' ? ANONYMOUS_BODY_BYTES : SIGNED_IN_BODY_BYTES);

/** A number of bytes as refusals name it. */
export const sizeText = (bytes: number): string =>
  bytes >= MB ? `${Math.floor(bytes / MB)} MB` : `${Math.floor(bytes / KB)} KB`;
