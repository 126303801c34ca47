/**
 * Kinds of the durable jobs of this feature. The key of a release is the participant's id, that of a completion the envelope's.
 */
export const RELEASE_JOB = 'signing.release';
export const COMPLETE_JOB = 'signing.complete';
/** A recurring job: finds work that a killed process left undone. */
export const SWEEP_JOB = 'signing.sweep';
