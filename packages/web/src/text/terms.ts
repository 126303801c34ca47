/** The version of the terms that a person accepts here; the served page states it. */
export const termsVersion = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset['terms'];

/** For a call whose button has just named the terms. */
export function acceptedTerms(): { readonly acceptedTerms?: string } {
  const version = termsVersion();
  return version === undefined ? {} : { acceptedTerms: version };
}
