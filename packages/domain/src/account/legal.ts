/** What a person is told before they use the service: each is a page, and all of them have one version. */
export const LEGAL_DOCUMENTS = ['privacy', 'terms', 'signature'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** The version of the texts of the product: a change of substance in one of them changes this too. */
export const PRODUCT_TERMS_VERSION = '2026-11-28';

/** A version is the date of the texts; `.2` stands for the second of a day. */
export const TERMS_VERSION = /^\d{4}-\d{2}-\d{2}(?:\.\d{1,3})?$/;
