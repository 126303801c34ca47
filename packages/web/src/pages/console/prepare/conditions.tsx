import {
  type FormCondition,
  type FormRules,
  RULE_CONDITIONS_MAX,
  RULE_VALUE_MAX,
  conditionsOf,
  ruleOf,
} from '@countersign/domain';
import { Button, Grid, SelectField, Stack, TextField, bound } from '../../../ui/index.ts';
import type { Field } from './model/fields.ts';
import { useRuleText } from './text-rules.ts';
import type { Named } from './use-field-names.ts';

interface ConditionsProps {
  label: string;
  none: string;
  says: (field: string) => string;
  others: Named;
  rule: FormRules['shownIf'];
  onChange: (rule: FormRules['shownIf']) => void;
}
/** The conditions of a rule, one below the other, and whether all or any one of them has to be met. */
export function Conditions({ label, none, says, others, rule, onChange }: ConditionsProps) {
  const words = useRuleText();
  const conditions = conditionsOf(rule);
  const isAny = rule !== undefined && 'any' in rule;
  const [first] = others;
  const change = (at: number, next: FormCondition | undefined) =>
    onChange(ruleOf([...conditions.slice(0, at), ...(next ? [next] : []), ...conditions.slice(at + 1)], isAny));
  return (
    <Stack gap={2}>
      {(conditions.length === 0 ? [undefined] : conditions).map((condition, at) => (
        <Condition
          // Conditions have no ids; each field shows what is at its place.
          key={at}
          label={at === 0 ? label : `${label} ${at + 1}`}
          labelHidden={at > 0}
          none={at === 0 && conditions.length < 2 ? none : words.without}
          says={at === 0 ? says : isAny ? words.orIf : words.andIf}
          others={others}
          condition={condition}
          onChange={(next) => change(at, next)}
        />
      ))}
      {conditions.length > 1 && (
        <SelectField
          label={`${label} · ${words.together}`}
          labelHidden
          options={Object.entries(words.each)}
          {...bound(isAny ? 'any' : 'all', (mode) => onChange(ruleOf(conditions, mode === 'any')))}
        />
      )}
      {conditions.length > 0 && conditions.length < RULE_CONDITIONS_MAX && first && (
        <Button
          size="s"
          icon="plus"
          label={words.add}
          aria-label={`${label} · ${words.add}`}
          onClick={() => onChange(ruleOf([...conditions, firstCondition(first[0])], isAny))}
        />
      )}
    </Stack>
  );
}

/** The condition that a field begins with. */
function firstCondition({ id, choice }: Field): FormCondition {
  const [value] = choice?.options ?? [];
  return value === undefined ? { form: id, is: 'FILLED' } : { form: id, is: 'IS', value };
}

interface ConditionProps extends Omit<ConditionsProps, 'rule' | 'onChange'> {
  labelHidden: boolean;
  condition: FormCondition | undefined;
  onChange: (condition: FormCondition | undefined) => void;
}
function Condition({ label, labelHidden, none, says, others, condition, onChange }: ConditionProps) {
  const words = useRuleText();
  const read = others.find(([field]) => field.id === condition?.form)?.[0];
  const isBox = read?.type === 'CHECKBOX';
  const options = read?.choice?.options ?? [];
  const kinds = isBox && options.length === 0 ? words.ticked : isBox ? words.isOf : words.is;
  const takesValue = condition?.is === 'IS' || condition?.is === 'IS_NOT';
  const choose = (id: string) => {
    const next = others.find(([field]) => field.id === id)?.[0];
    onChange(next && firstCondition(next));
  };
  return (
    <Stack gap={2}>
      <SelectField
        label={label}
        labelHidden={labelHidden}
        none={none}
        options={[
          ...others.map(([field, name]) => [field.id, says(name)] as const),
          // What it may not read any more can still be taken back.
          ...(condition && !read ? [[condition.form, says('?')] as const] : []),
        ]}
        {...bound(condition?.form ?? '', choose)}
      />
      {read && condition && (
        <Grid columns={takesValue ? 2 : 1} gap={2}>
          <SelectField
            label={`${label} · ${words.condition}`}
            labelHidden
            options={Object.entries(kinds)}
            {...bound(condition.is, (is) => {
              const keeps = is === 'IS' || is === 'IS_NOT';
              const value = condition.value ?? options[0] ?? '';
              onChange({ form: read.id, is: is as FormCondition['is'], ...(keeps ? { value } : {}) });
            })}
          />
          {takesValue &&
            (options.length > 0 ? (
              <SelectField
                label={`${label} · ${words.value}`}
                labelHidden
                options={options.map((one) => [one, one])}
                {...bound(condition.value ?? '', (value) => onChange({ ...condition, value }))}
              />
            ) : (
              <TextField
                label={`${label} · ${words.value}`}
                labelHidden
                maxLength={RULE_VALUE_MAX}
                {...bound(condition.value ?? '', (value) => onChange({ ...condition, value }))}
              />
            ))}
        </Grid>
      )}
    </Stack>
  );
}
