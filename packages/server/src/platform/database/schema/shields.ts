import { SHIELD_STATUSES } from '@countersign/domain';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant, status } from './columns.ts';
import { participant } from './participants.ts';
import { person } from './people.ts';

/** A phone that holds a person's key; the key never leaves it, its certificate is in the table of certificates. */
export const shieldDevice = pgTable(
  'shield_device',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    name: text('name').notNull(),
    /** DER SubjectPublicKeyInfo. */
    publicKey: bytes('public_key').notNull(),
    /**
     * Serial of its certificate; null where its owner is not verified: each of their signatures gets its own certificate
     * (Rulings §8.19).
     */
    serial: text('serial'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** It can no longer sign; the row still names the owner of its certificate, and its key is never certified again. */
    removedAt: instant('removed_at'),
  },
  (t) => [index('shield_device_person').on(t.personId)],
);

/** A running external signature (Spec §7 "external-signature"): shown as a QR code, confirmed on the phone. */
export const shieldSession = pgTable(
  'shield_session',
  {
    id: id(),
    secretHash: text('secret_hash').notNull(),
    participantId: uuid('participant_id')
      .notNull()
      .references(() => participant.id),
    formId: uuid('form_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The desktop's session, which is notified of it. */
    sessionId: uuid('session_id').notNull(),
    provider: text('provider').notNull(),
    hashAlgorithm: text('hash_algorithm').notNull(),
    status: status('status', SHIELD_STATUSES).notNull(),
    /** What the desktop submitted, and what the phone is to sign. */
    request: jsonb('request').notNull(),
    toSign: jsonb('to_sign'),
    challenge: text('challenge').notNull(),
    deviceId: uuid('device_id'),
    /** A phone that waits for its number to be entered on the desktop. */
    pending: jsonb('pending'),
    /** Keyed hash of the code that was sent to the signer, for a phone that is not logged in. */
    codeHash: text('code_hash'),
    error: text('error'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    statusAt: instant('status_at').notNull(),
  },
  (t) => [
    uniqueIndex('shield_session_secret').on(t.secretHash),
    index('shield_session_participant').on(t.participantId, t.createdAt),
  ],
);
