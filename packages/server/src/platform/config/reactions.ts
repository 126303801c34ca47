import type { Ids } from './random.ts';
import type { Tx } from '../database/database.ts';

/** A person and the contacts they have proved, normalised. */
export interface ProvedPerson {
  readonly personId: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Everything of a person, in all their accounts, or of one membership. */
export type DisabledAccount = { readonly personId: string } | { readonly memberId: string };

/** How many of each were stopped, as the audit row of the disabling has it. */
export type Stopped = Readonly<Record<'multiSends' | 'invitations' | 'apiKeys' | 'webhooks', string>>;

/** An enterprise as it has just been verified. */
export interface VerifiedEnterprise {
  readonly enterpriseId: string;
  readonly name: string;
  readonly legalName: string | null;
}

/**
 * What a later group of features has to do in the transaction of an earlier one, which must not import it. The groups'
 * functions are wired in app/reactions.ts.
 */
export interface Reactions {
  /** A person has registered or proved a contact: envelopes that wait for it become theirs (Rulings §6.5). */
  contactProved(tx: Tx, proved: ProvedPerson): Promise<void>;
  /**
   * The names of an enterprise were verified: participants who wait under its name mean this enterprise, and seals of another
   * legal representative are to be made again.
   */
  enterpriseVerified(tx: Tx, verified: VerifiedEnterprise): Promise<void>;
  /** Every phone that signs for this person is removed. @returns the serial number of each one's certificate */
  removePhones(tx: Tx, personId: string, now: Date): Promise<readonly (string | null)[]>;
  /** What goes on by itself for a person or a membership stops (Rulings §8.22). @returns how many of each */
  accountDisabled(tx: Tx, port: { readonly ids: Ids }, of: DisabledAccount, now: Date): Promise<Stopped>;
}
