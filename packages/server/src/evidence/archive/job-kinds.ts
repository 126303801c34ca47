/** Kinds of the durable jobs of this feature. The key of a renewal is the envelope's id. */
export const RENEW_JOB = 'archive.renew';
/** A recurring job: finds the contracts whose archive is due. */
export const ARCHIVE_JOB = 'archive.watch';
