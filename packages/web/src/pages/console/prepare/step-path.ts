import type { StepName } from './model/gaps.ts';

export const STEPS = ['documents', 'participants', 'fields'] as const satisfies readonly StepName[];

const PATHS = {
  documents: '/envelopes/$envelopeWsid/edit/documents',
  participants: '/envelopes/$envelopeWsid/edit/participants',
  fields: '/envelopes/$envelopeWsid/edit/fields',
} as const satisfies Record<StepName, string>;
/** Each step has its own address (ux 1). */
export const stepPath = <S extends StepName>(step: S): (typeof PATHS)[S] => PATHS[step];
