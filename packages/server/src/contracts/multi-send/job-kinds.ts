/** Sends a multi-send job's envelopes, a batch a run; the key is the job's id. */
export const RUN_JOB = 'multiSend.run';
/** Revokes what a job sent and what still waits, a batch a run; the key is the job's id. */
export const REVOKE_JOB = 'multiSend.revoke';
/** Forgets sheets whose place another one took, or whose draft is gone. */
export const CLEAR_JOB = 'multiSend.clear';
