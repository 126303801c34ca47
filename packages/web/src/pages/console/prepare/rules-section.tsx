import {
  type ComputedKind,
  type ComputedRule,
  type FormRules,
  RULE_DAYS_MAX,
  RULE_DECIMALS_MAX,
  computationsOf,
  isComputable,
} from '@countersign/domain';
import { useId, useState } from 'react';
import { Banner, Hint, SelectField, Stack, TextField, bound } from '../../../ui/index.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Conditions } from './conditions.tsx';
import styles from './properties.module.css';
import type { Field } from './model/fields.ts';
import { readable, ruleGapOf, sequenceOf } from './model/ruled-fields.ts';
import { useRuleText } from './text-rules.ts';
import { useDraftState } from './use-draft.ts';
import type { Editor } from './use-editor.ts';
import { type Named, useNames } from './use-field-names.ts';

/** What a field does depending on others, in sentences of a field and a condition (ux 56). */
export function RulesSection({ field, editor }: { field: Field; editor: Editor }) {
  const words = useRuleText();
  const id = useId();
  const rows = useDraftState((state) => state.rows);
  const sequence = sequenceOf(rows);
  const others = useNames(readable(field, editor.fields, sequence));
  const rules = field.rules ?? {};
  const gap = field.rules ? ruleGapOf(field, editor.fields, sequence) : null;
  const set = (part: FormRules, more: Partial<Field> = {}, tag?: string) => {
    const known = Object.entries({ ...rules, ...part }).filter(([, rule]) => rule !== undefined);
    editor.patch([field.id], { ...more, rules: known.length === 0 ? null : Object.fromEntries(known) }, tag);
  };
  const props = { field, others, rules, set };
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h3 id={id} className={styles.small}>
        {words.title}
      </h3>
      {gap && <Banner tone="danger">{words.gaps[gap]}</Banner>}
      {others.length === 0 && !field.rules && <Hint size="s" text={words.nothing} />}
      {(others.length > 0 || field.rules) && (
        <>
          <Conditions
            label={words.shown}
            none={words.always}
            says={words.shownIf}
            others={others}
            rule={rules.shownIf}
            onChange={(shownIf) => set({ shownIf })}
          />
          {!rules.computed && (
            <Conditions
              label={words.required}
              none={words.asSet}
              says={words.requiredIf}
              others={others}
              rule={rules.requiredIf}
              onChange={(requiredIf) => set({ requiredIf })}
            />
          )}
          {!rules.computed && <Equal {...props} />}
          <Computed {...props} />
        </>
      )}
    </Stack>
  );
}

interface RuleProps {
  field: Field;
  others: Named;
  rules: FormRules;
  set: (part: FormRules, more?: Partial<Field>, tag?: string) => void;
}
function Equal({ field, others, rules, set }: RuleProps) {
  const words = useRuleText();
  const same = others.filter(
    ([other]) => (other.type === 'TEXT' && other.format === field.format) || other.id === rules.equalTo,
  );
  if (field.type !== 'TEXT' || (same.length === 0 && !rules.equalTo)) return null;
  return (
    <SelectField
      label={words.equal}
      none={words.notEqual}
      options={same.map(([other, name]) => [other.id, words.equalTo(name)])}
      {...bound(rules.equalTo ?? '', (id) => set({ equalTo: id === '' ? undefined : id }))}
    />
  );
}

const asForm = ({ type, format }: Field) => ({ formType: type, format });

/** The value of the field, from those of others. */
function Computed({ field, others, rules, set }: RuleProps) {
  const words = useRuleText();
  const { computed } = rules;
  const sourcesOf = (by: ComputedKind) => others.filter(([other]) => isComputable(by, asForm(other)));
  const offered = computationsOf(asForm(field)).filter((by) => sourcesOf(by).length > 0);
  const kinds = computed && !offered.includes(computed.by) ? [...offered, computed.by] : offered;
  if (kinds.length === 0) return null;
  const patch = (next: ComputedRule, tag?: string) => set({ computed: next }, {}, tag);
  const choose = (by: string) => {
    const kind = kinds.find((one) => one === by);
    const [first] = kind === undefined ? [] : sourcesOf(kind);
    if (kind === undefined || first === undefined) return set({ computed: undefined });
    const rule = { by: kind, of: [first[0].id], ...(kind === 'DAYS' ? { days: 30 } : {}) };
    set({ computed: rule, equalTo: undefined, requiredIf: undefined }, { initialValue: '', revisable: true });
  };
  return (
    <>
      <SelectField
        label={words.computed}
        none={words.typed}
        options={kinds.map((by) => [by, words.by[by]])}
        {...bound(computed?.by ?? '', choose)}
      />
      {computed && <Sources computed={computed} sources={sourcesOf(computed.by)} onChange={patch} />}
      {computed?.by === 'PRODUCT' && <Factor key={field.id} computed={computed} onChange={patch} />}
      {computed?.by === 'DAYS' && <Days key={field.id} computed={computed} onChange={patch} />}
      {computed && field.format === 'NUMBER' && (
        <SelectField
          label={words.decimals}
          none={words.allDecimals}
          options={Array.from({ length: RULE_DECIMALS_MAX }, (_, count) => [count, count])}
          {...bound(computed.decimals ?? '', (next) =>
            patch({ ...computed, decimals: next === '' ? undefined : Number(next) }),
          )}
        />
      )}
    </>
  );
}

interface ComputedProps {
  computed: ComputedRule;
  onChange: (next: ComputedRule, tag?: string) => void;
}
function Sources({ computed, sources, onChange }: ComputedProps & { sources: Named }) {
  const words = useRuleText();
  const { by, of } = computed;
  if (by === 'DAYS' || by === 'CAPITALS')
    return (
      <SelectField
        label={words.from}
        options={sources.map(([field, name]) => [field.id, name])}
        {...bound(of[0] ?? '', (id) => onChange({ ...computed, of: [id] }))}
      />
    );
  return (
    <Stack gap={1.5} role="group" aria-label={words.of}>
      <Hint size="s" text={words.of} />
      {sources.map(([{ id }, name]) => (
        <Checkbox
          key={id}
          label={name}
          checked={of.includes(id)}
          // One has to stay.
          disabled={of.length === 1 && of.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ ...computed, of: checked ? [...of, id] : of.filter((one) => one !== id) })
          }
        />
      ))}
    </Stack>
  );
}

const FACTOR = /^-?\d{1,12}(?:\.\d{1,6})?$/;
function Factor({ computed, onChange }: ComputedProps) {
  const words = useRuleText();
  const [typed, setTyped] = useState(computed.factor ?? '');
  const isWrong = typed !== '' && !FACTOR.test(typed);
  return (
    <TextField
      label={words.factor}
      hint={words.factorHint}
      optional
      inputMode="decimal"
      error={isWrong ? words.factorWrong : undefined}
      {...bound(typed, (next) => {
        setTyped(next);
        if (next === '' || FACTOR.test(next))
          onChange({ ...computed, factor: next === '' ? undefined : next }, 'factor');
      })}
    />
  );
}

function Days({ computed, onChange }: ComputedProps) {
  const words = useRuleText();
  const [typed, setTyped] = useState(String(computed.days ?? 0));
  const isDays = (text: string) => /^-?\d{1,5}$/.test(text) && Math.abs(Number(text)) <= RULE_DAYS_MAX;
  return (
    <TextField
      label={words.days}
      inputMode="numeric"
      error={isDays(typed) ? undefined : words.daysWrong(RULE_DAYS_MAX)}
      {...bound(typed, (next) => {
        setTyped(next);
        if (isDays(next)) onChange({ ...computed, days: Number(next) }, 'days');
      })}
    />
  );
}
