// The privacy policy, the terms and the meaning of a signature, and who has accepted them.
export { recordAcceptedTerms } from './accept-terms.ts';
export { legalCalls } from './calls.ts';
export { readLegalTexts } from './read-texts.ts';
