import type { EnvelopeFlowType } from '../vocabulary.ts';

/** The facts that decide whether a signer may place own fields on a running envelope. */
export interface AppendFacts {
  readonly allowAppendForms: boolean;
  readonly needForm: boolean;
  readonly flowType: EnvelopeFlowType;
}

/**
 * Whether a signer may place own fields (Rulings §3): always with allowAppendForms; without needForm, only signers
 * without a field from the sender. A void agreement takes no own fields.
 */
export const mayAppendForms = (
  { allowAppendForms, needForm, flowType }: AppendFacts,
  { wasGivenForms }: { readonly wasGivenForms: boolean },
): boolean => flowType === 'SIGN_PROCESS' && (allowAppendForms || (!needForm && !wasGivenForms));

/** Whether a signer without a field must first place one, or declare that their signature needs none. */
export const mustPlaceForms = (
  envelope: AppendFacts,
  { hasForms, noAppearance }: { readonly hasForms: boolean; readonly noAppearance: boolean },
): boolean => envelope.flowType === 'SIGN_PROCESS' && !envelope.needForm && !hasForms && !noAppearance;
