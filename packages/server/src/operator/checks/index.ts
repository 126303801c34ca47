// The checks of an installation, for the operators' health page and for `npm run doctor`.
export { checkServices } from './check-services.ts';
export { examineContent } from './doctor.ts';
