export { personalSealCalls } from './calls.ts';
export { findPersonSeal, findPersonWrite } from './own-pictures.ts';
