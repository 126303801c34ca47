import type { Tx } from '../database/database.ts';

/** A person and the contacts they have proved, normalised. */
export interface ProvedPerson {
  readonly personId: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * What a later group of features has to do in the transaction of an earlier one, which must not import it. The groups'
 * functions are wired in app/reactions.ts.
 */
export interface Reactions {
  /** A person has registered or proved a contact: envelopes that wait for it become theirs (Rulings §6.5). */
  contactProved(tx: Tx, proved: ProvedPerson): Promise<void>;
  /** The name of an enterprise was verified: participants who wait under it mean this enterprise. */
  enterpriseVerified(tx: Tx, name: string): Promise<void>;
  /** Every phone that signs for this person is removed. @returns the serial number of each one's certificate */
  removePhones(tx: Tx, personId: string, now: Date): Promise<readonly (string | null)[]>;
  /** The webhooks of enterprises that this person owns are switched off. @returns how many */
  switchOffWebhooks(tx: Tx, personId: string): Promise<number>;
}
