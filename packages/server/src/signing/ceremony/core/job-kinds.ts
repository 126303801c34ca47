/**
 * Kinds of the durable jobs of this feature. A release frees the turn of a participant whose lease has ended, and its key is
 * the participant's id; a completion completes an envelope, and its key is the envelope's id.
 */
export const RELEASE_JOB = 'signing.release';
export const COMPLETE_JOB = 'signing.complete';
/** A recurring job: finds work that a killed process left undone. */
export const SWEEP_JOB = 'signing.sweep';
