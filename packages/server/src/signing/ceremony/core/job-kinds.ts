/** A durable job of this feature: completes an envelope, whose id is its key. */
export const COMPLETE_JOB = 'signing.complete';
/** A recurring job: finds work that a killed process left undone, and releases turns whose lease has ended. */
export const SWEEP_JOB = 'signing.sweep';
