/** What few drafts need, in one script that is loaded when the first of them is shown. */
export { CheckMarkProperties } from './check-mark-properties.tsx';
export { PersonTerms, TermsLine } from './person-terms.tsx';
export { RemarkPage } from './remark-page.tsx';
export { SuggestedPlaces } from './suggested-places.tsx';
