import type { ApplicationRow } from './store.ts';

/** The decision of a provider on an application. */
export type ProviderVerdict =
  | { readonly approved: true; readonly withoutCertificate: boolean }
  | { readonly approved: false; readonly reason: string };

/**
 * A service that decides applications, such as a register of identities (Rulings §4). A null decision leaves the application to
 * the operators; the provider is asked after the application is stored, and if it fails, the operators decide as well.
 */
export interface IdentityProvider {
  readonly name: string;
  judge(application: ApplicationRow, number: string): Promise<ProviderVerdict | null>;
}
