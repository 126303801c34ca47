/** Hands the work of a member over; the key is the membership's id. */
export const HANDOVER_JOB = 'member.handOver';
