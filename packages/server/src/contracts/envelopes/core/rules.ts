import { type PlacedRuledForm, judgeRules } from '@countersign/domain';
import { demand } from '../../../platform/index.ts';
import type { FormRow } from './store.ts';

/** A form as the rules of its envelope see it. */
const ruledForm = ({
  id,
  participantId,
  page,
  tagId,
  formType,
  format,
  required,
  settings,
}: FormRow): PlacedRuledForm => ({
  id,
  participantId,
  page,
  name: tagId,
  formType,
  format,
  required,
  settings,
});

/** @throws Refused ERROR_FORM_RULE for the first rule that cannot be kept */
export function demandRules(
  forms: readonly FormRow[],
  participants: readonly { readonly id: string; readonly sequence: number }[],
): void {
  const sequences = new Map(participants.map(({ id, sequence }) => [id, sequence]));
  demand(judgeRules(forms.map(ruledForm), (id) => sequences.get(id) ?? 0));
}
