import type { ApplicationRow } from './store.ts';

/** What somebody other than an operator says of an application. */
export type ProviderVerdict =
  | { readonly approved: true; readonly withoutCertificate: boolean }
  | { readonly approved: false; readonly reason: string };

/**
 * Who decides applications by themselves, such as a register of identities (Rulings §4). Null leaves one to the
 * operators; it is asked after the application is stored, and a provider that fails leaves it to them as well.
 */
export interface IdentityProvider {
  readonly name: string;
  judge(application: ApplicationRow, number: string): Promise<ProviderVerdict | null>;
}
