import type { Clock, PhoneCarrierConfig } from '../config/index.ts';
import type { Message } from './delivery.ts';

/**
 * Hands a message to an external provider; `id` lets the provider recognise a repetition. It succeeds or throws within about
 * ten seconds, because a page waits twenty seconds to learn whether a code was sent (Spec §9).
 * @throws CarrierRefusal where trying again is useless
 */
export type Carrier = (message: Message, id: string) => Promise<void>;

/** How long a request to a carrier may take. */
export const CARRIER_TIMEOUT_MS = 10_000;

export interface CarrierServices {
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** What a provider reports later about a message that it took. */
export interface CarrierReport {
  readonly outcome: 'DELIVERED' | 'UNDELIVERED' | 'COMPLAINED';
  /** The provider's code of the error; null if there is none. */
  readonly status: string | null;
}

/** A request of the provider about one message, as it was received. */
export interface ReportRequest {
  /** As the provider knows it: PUBLIC_URL, path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** A provider of text and voice messages: one file, listed in phone-carriers.ts. */
export interface PhoneCarrier<C extends PhoneCarrierConfig> {
  open(config: C, services: CarrierServices): Carrier;
  /** An address of the provider that answers any request, for the check of the installation. */
  address(config: C): string;
  /**
   * Reads a report that came to `reportAddress`. `FORGED` if it is not the provider's; null if it says nothing final.
   * Absent where the provider reports nothing.
   */
  readReport?(config: C, request: ReportRequest): CarrierReport | 'FORGED' | null;
}

/** Where a provider reports what became of a message. */
export const reportPath = (kind: string, id: string): string => `/carrier-reports/${kind}/${id}`;
