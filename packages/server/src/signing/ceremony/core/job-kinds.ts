/** Kinds of the durable jobs of this feature. The key of a release is the participant's id, of a completion the envelope's. */
export const RELEASE_JOB = 'signing.release';
export const COMPLETE_JOB = 'signing.complete';
/** Runs for ever: finds what a killed process owed. */
export const SWEEP_JOB = 'signing.sweep';
