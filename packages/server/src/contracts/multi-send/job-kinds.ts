/** Sends a multi-send job's envelopes, one batch per run; the key is the job's id. */
export const RUN_JOB = 'multiSend.run';
/** Revokes the sent and waiting envelopes of a job, one batch per run; the key is the job's id. */
export const REVOKE_JOB = 'multiSend.revoke';
/** Purges sheets that were replaced, or whose draft was deleted. */
export const CLEAR_JOB = 'multiSend.clear';
