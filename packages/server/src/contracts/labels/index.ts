export { labelCalls } from './calls.ts';
export { findLabels, presentLabel } from './envelope-labels.ts';
export { idOfLabel } from './label-id.ts';
export { deleteLabelsOf, dropEnvelopeLabels, putLabels, selectLabels } from './store.ts';
