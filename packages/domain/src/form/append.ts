import type { EnvelopeFlowType } from '../vocabulary.ts';

/** What the right to place own fields on a running envelope follows from. */
export interface AppendFacts {
  readonly allowAppendForms: boolean;
  readonly needForm: boolean;
  readonly flowType: EnvelopeFlowType;
}

/**
 * Whether a signer may place own fields (Rulings §3): always with allowAppendForms; without needForm those whom the sender
 * gave none. A void agreement is confirmed as it is.
 */
export const mayAppendForms = (
  { allowAppendForms, needForm, flowType }: AppendFacts,
  { wasGivenForms }: { readonly wasGivenForms: boolean },
): boolean => flowType === 'SIGN_PROCESS' && (allowAppendForms || (!needForm && !wasGivenForms));

/** Whether a signer without any field must first place one, or say that their signature needs none. */
export const mustPlaceForms = (
  envelope: AppendFacts,
  { hasForms, noAppearance }: { readonly hasForms: boolean; readonly noAppearance: boolean },
): boolean => envelope.flowType === 'SIGN_PROCESS' && !envelope.needForm && !hasForms && !noAppearance;
