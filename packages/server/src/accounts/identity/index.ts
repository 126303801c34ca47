// Applications that verify the identity of a person or an enterprise.
export { identityCalls } from './calls.ts';
export { decideApplication } from './decide.ts';
export { type Hold, type Holder, judgeHold, setHold } from './hold.ts';
export { openPaper } from './papers.ts';
export { type ListedPaper, presentApplication, presentPaper } from './present.ts';
export { reviewOf } from './review.ts';
export {
  type ApplicationRow,
  findApplication,
  findPaper,
  findPassed,
  findSuspended,
  listApplications,
  papersOf,
  purgeUnusedPapers,
  withHeldNumber,
} from './store.ts';
export { findVerifiedNames } from './verified-names.ts';
