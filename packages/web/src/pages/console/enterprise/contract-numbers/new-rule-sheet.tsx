import {
  COUNTER_RESETS,
  type CounterReset,
  NUMBER_DATE_PATTERNS,
  NUMBER_PLACES,
  NUMBER_PREFIX,
  NUMBER_PREFIX_MAX,
  NUMBER_WIDTH_MAX,
  NUMBER_WIDTH_MIN,
  type NumberDatePattern,
  type NumberPlace,
  contractNumberText,
  judgeRule,
} from '@countersign/domain';
import { randomId } from '../../../../api/device.ts';
import { Grid, SelectField, TextField, bound } from '../../../../ui/index.ts';
import { FormSheet, useChosen, useForm } from '../../../../parts/form/form.ts';
import { type NewRule, createRule } from './numbers-calls.ts';
import styles from './numbers.module.css';
import { useNumbersText } from './numbers-text.ts';

const PREFIX_FAULTS = ['ERROR_CONTRACT_NUMBER_PREFIX', 'ERROR_CONTRACT_NUMBER_GLYPH'];
const WIDTHS = Array.from({ length: NUMBER_WIDTH_MAX - NUMBER_WIDTH_MIN + 1 }, (_, at) => NUMBER_WIDTH_MIN + at);
const FIRST: NewRule = { prefix: 'HT-', datePattern: 'yyyyMM', width: 4, reset: 'MONTHLY', place: 'NONE' };

/** The choices of a counter that the date in the number permits. */
const resetsFor = (rule: NewRule): readonly CounterReset[] =>
  COUNTER_RESETS.filter((reset) => judgeRule({ ...rule, reset }).ok);

interface NewRuleSheetProps {
  enterpriseWsid: string;
  replaces: boolean;
  onClose: () => void;
}

/** The form of a new rule, with a preview of the number it would give today. */
export function NewRuleSheet({ enterpriseWsid, replaces, onClose }: NewRuleSheetProps) {
  const words = useNumbersText();
  const form = useForm();
  const ofPrefix = ({ prefix }: NewRule) =>
    !(NUMBER_PREFIX.test(prefix) && prefix.length <= NUMBER_PREFIX_MAX) && words.prefixWrong;
  const { chosen: rule, choose, error } = useChosen(form, FIRST, ofPrefix, ...PREFIX_FAULTS);
  const change = (part: Partial<NewRule>) => {
    const next = { ...rule, ...part };
    choose({ ...next, reset: resetsFor(next).includes(next.reset) ? next.reset : 'NEVER' });
  };
  const save = () => createRule(enterpriseWsid, rule, randomId());
  return (
    <FormSheet
      title={words.newTitle}
      description={replaces ? `${words.newWhy} ${words.replaces}` : words.newWhy}
      act={words.save}
      form={form}
      onSubmit={save}
      done={words.saved}
      onClose={onClose}
    >
      <p className={styles.example}>
        <span>{words.example}</span>
        <strong role="status">{exampleOf(rule)}</strong>
      </p>
      <TextField
        label={words.prefix}
        optional
        hint={words.prefixHint}
        {...bound(rule.prefix, (next) => change({ prefix: next }))}
        maxLength={NUMBER_PREFIX_MAX}
        autoComplete="off"
        spellCheck={false}
        error={error}
      />
      <RuleChoices rule={rule} onChange={change} />
    </FormSheet>
  );
}

function RuleChoices({ rule, onChange }: { rule: NewRule; onChange: (part: Partial<NewRule>) => void }) {
  const words = useNumbersText();
  return (
    <>
      <Grid gap={4} className={styles.pair}>
        <SelectField
          label={words.dateLabel}
          {...bound(rule.datePattern, (next) => onChange({ datePattern: next as NumberDatePattern }))}
          options={NUMBER_DATE_PATTERNS.map((one) => [one, words.date[one]])}
        />
        <SelectField
          label={words.width}
          {...bound(rule.width, (next) => onChange({ width: Number(next) }))}
          options={WIDTHS.map((width) => [width, width])}
        />
      </Grid>
      <SelectField
        label={words.resetLabel}
        hint={words.resetHint}
        {...bound(rule.reset, (next) => onChange({ reset: next as CounterReset }))}
        options={resetsFor(rule).map((one) => [one, words.reset[one]])}
      />
      <SelectField
        label={words.placeLabel}
        hint={words.placeHint}
        {...bound(rule.place, (next) => onChange({ place: next as NumberPlace }))}
        options={NUMBER_PLACES.map((one) => [one, words.place[one]])}
      />
    </>
  );
}

function exampleOf(rule: NewRule): string {
  const now = new Date();
  return contractNumberText(rule, { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }, 1);
}
