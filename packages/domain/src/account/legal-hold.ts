/** What a legal hold keeps: one envelope, or everything of a person or an enterprise. */
export const HOLD_SUBJECTS = ['ENVELOPE', 'PERSON', 'ENTERPRISE'] as const;

/** Who places a hold: an enterprise over what is its own, or the operators of the authority. */
export const HOLD_PLACERS = ['ENTERPRISE', 'OPERATOR'] as const;
export type HoldPlacer = (typeof HOLD_PLACERS)[number];

export const HOLD_REASON_MAX = 500;
export const HOLD_REFERENCE_MAX = 100;
