// Legal holds: what must not be deleted, whatever a policy, a person or a task wants.
export { HELD, demandNotHeld, isHeld, isNotHeld, lockDeletions, lockHolds } from './held.ts';
export { holdSubject, presentHolds } from './present.ts';
export { type HoldRow, insertHold, listHolds, lockHold, releaseHold } from './store.ts';
