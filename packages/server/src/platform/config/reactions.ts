import type { Ids } from './random.ts';
import type { Services } from './services.ts';
import type { Tx } from '../database/index.ts';

/** A person and the contacts they have proved, normalised. */
export interface ProvedPerson {
  readonly personId: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** A contact that is being proved. */
interface Proving extends ProvedPerson {
  /** Where the person is still being stored: resolves once they are. */
  readonly isStored?: Promise<unknown>;
}

/** The whole person with all their accounts, or one membership. */
export type DisabledAccount = { readonly personId: string } | { readonly memberId: string };

/** How many of each kind were stopped; the audit row of the disabling records these counts. */
export type Stopped = Readonly<Record<'multiSends' | 'invitations' | 'apiKeys' | 'webhooks', string>>;

/** An enterprise as it has just been verified. */
interface VerifiedEnterprise {
  readonly enterpriseId: string;
  readonly name: string;
  readonly legalName: string | null;
}

/**
 * What a later group of features does inside the transaction of an earlier group, which must not import it. The functions
 * are wired in app/reactions.ts.
 */
export interface Reactions {
  /**
   * A person has registered or proved a contact: envelopes that wait for it become theirs (Rulings §6.5).
   * @returns the participants who are this person from now on
   */
  contactProved(tx: Tx, proving: Proving): Promise<ReadonlySet<string>>;
  /**
   * The names of an enterprise were verified: participants who wait under its name are bound to this enterprise, and seals
   * that name another legal representative must be made again.
   */
  enterpriseVerified(tx: Tx, verified: VerifiedEnterprise): Promise<void>;
  /**
   * The verified identity of an enterprise was withdrawn: seals that bear its name must be made again, even if the same name is
   * verified again.
   */
  enterpriseWithdrawn(tx: Tx, enterpriseId: string): Promise<void>;
  /**
   * Removes every phone that signs for this person.
   * @returns the serial number of the certificate of each phone
   */
  removePhones(tx: Tx, personId: string, now: Date): Promise<readonly (string | null)[]>;
  /**
   * Stops everything that runs automatically for a person or a membership (Rulings §8.22).
   * @returns how many of each kind
   */
  accountDisabled(tx: Tx, port: { readonly ids: Ids }, of: DisabledAccount, now: Date): Promise<Stopped>;
  /** The deadline of an envelope is near: the sender and those whose turn it is are warned. */
  envelopeExpiring(
    tx: Tx,
    port: Pick<Services, 'authorityName' | 'config' | 'delivery' | 'ids' | 'push'>,
    about: { readonly envelopeId: string; readonly now: Date },
  ): Promise<void>;
}
