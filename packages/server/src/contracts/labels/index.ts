export { labelCalls } from './calls.ts';
export { findLabels } from './envelope-labels.ts';
export { idOfLabel } from './label-id.ts';
export { putLabels, selectLabels } from './store.ts';
