import { type PlacedRuledForm, type RuleGap, judgeRules, readBy, takesText } from '@countersign/domain';
import type { Field } from './fields.ts';
import { sequencesOf } from './people-order.ts';
import type { PersonRow } from './people-rows.ts';

export type SequenceOf = (participantWsid: string) => number;

/** By the lines of the people; unknown ones act last. */
export function sequenceOf(rows: readonly PersonRow[]): SequenceOf {
  const numbers = sequencesOf(rows);
  return (participantWsid) => {
    const at = rows.findIndex((row) => row.participantWsid === participantWsid);
    return numbers[at] ?? Number.POSITIVE_INFINITY;
  };
}

/** A field as its rules see it. */
export const ruledForm = ({ id, participantWsid, page, tagId, type, format, required, choice, rules }: Field) =>
  ({
    id,
    participantId: participantWsid,
    page,
    name: tagId,
    formType: type,
    format,
    required,
    settings: { options: choice?.options, rules: rules ?? undefined },
  }) satisfies PlacedRuledForm;

/** The fields that the rules of a field may read, without those that read it in turn. */
export function readable(field: Field, fields: readonly Field[], sequence: SequenceOf): Field[] {
  const byId = new Map(fields.map((one) => [one.id, one]));
  const seen = new Set<string>();
  const reads = (one: Field): boolean => {
    if (one.id === field.id) return true;
    if (seen.has(one.id)) return false;
    seen.add(one.id);
    return readBy(one.rules ?? undefined).some((id) => byId.has(id) && reads(byId.get(id)!));
  };
  return fields.filter((one) => {
    const isBefore =
      one.participantWsid === field.participantWsid || sequence(one.participantWsid) < sequence(field.participantWsid);
    seen.clear();
    return isBefore && takesText(one.type) && !reads(one);
  });
}

/** Why the rules of a field cannot be kept; null if they can. */
export function ruleGapOf(field: Field, fields: readonly Field[], sequence: SequenceOf): RuleGap | null {
  const alone = fields.map((one) => ruledForm(one.id === field.id ? one : { ...one, rules: null }));
  const own = judgeRules(alone, sequence);
  const judged = own.ok ? judgeRules(fields.map(ruledForm), sequence) : own;
  return judged.ok || judged.params['formId'] !== field.id ? null : (judged.params['detail'] as RuleGap);
}
