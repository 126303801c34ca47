/** Kinds of the durable jobs of this feature; the key of each is the envelope's id. */
export const PREPARE_JOB = 'envelope.prepare';
export const EXPIRE_JOB = 'envelope.expire';
/** Starts an envelope at its timerDatetime. */
export const TIMER_JOB = 'envelope.timer';
/** Reminds those whose turn it is by the plan of the envelope. */
export const REMIND_JOB = 'envelope.remind';
/** Turns the timed envelopes of a disabled account into drafts; its key is the person's or the membership's id. */
export const STOP_TIMED_JOB = 'envelope.stopTimed';
