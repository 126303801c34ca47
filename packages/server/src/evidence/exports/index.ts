// Exports of all data of a person or an enterprise as one archive that the verifier opens.
export { exportCalls } from './calls.ts';
export { exportJobs } from './jobs.ts';
export { EXPORT_FORMAT, EXPORT_PATHS, type ExportManifest, PROOF } from './manifest.ts';
export { deleteExportsOf, purgeExports } from './store.ts';
