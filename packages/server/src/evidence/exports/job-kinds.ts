/** Makes an export; the key is its id. */
export const EXPORT_JOB = 'dataExport.make';
