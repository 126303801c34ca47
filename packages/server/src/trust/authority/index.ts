// The certificate authority's public files, revocation and upkeep.
export { allLists } from './all-lists.ts';
export { authorityEnds, storedAuthorityEnds } from './authority-ends.ts';
export { authorityCalls } from './calls.ts';
export { LISTS_JOB, listJobs } from './fetch-lists.ts';
export { AUTHORITY_JOB, authorityJobs } from './keep-authority.ts';
export { type ListEnd, listEnds } from './list-ends.ts';
export { available } from './pki.ts';
export { type RevokeRequest, revokeCertificate, revokeIn } from './revoke-certificate.ts';
export { namesSigner, provesPossession } from './shield-subject.ts';
export { registeredAs, subjectNumberOf } from './subject-numbers.ts';
