/** Hands over the work of a member; the key is the membership's id. */
export const HANDOVER_JOB = 'member.handOver';
