import type { Form } from '@countersign/contract';
import { type FormRules, type RuledForm, applyRules, rulesWithIds, spelledValue } from '@countersign/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { defineText, textOf } from '../../text/text.ts';
import { settingsOf } from './settings.ts';
import { nameOfText } from './text-format.ts';

const kindNames = defineText('parts/field-kinds/kind-names');
const words = defineText('parts/field-kinds/rules');

/** A form whose value is not that of the field it has to be equal to, which `unequalTo` names. */
export interface FormAsRuled extends Form {
  readonly unequalTo?: string;
}

/** By its name or its kind, and its page. */
function nameOf(form: Form): string {
  const name = form.tagId || nameOfText(form) || textOf(kindNames)[form.formType];
  return textOf(words).named(name, form.page);
}

const asRuled = (form: Form): RuledForm => ({ ...form, id: form.formWsid, settings: settingsOf(form) });

interface Value {
  readonly kind: string;
  readonly text?: string;
}

/** As it is printed; '' for what the field does not take. */
function printed(form: Form, value: Value | undefined): string {
  if (value === undefined) return '';
  if (value.kind !== 'text' || value.text === undefined) return value.kind;
  const { formWsid: id, formType, required, revisable, format, initialValue: presetValue } = form;
  const facts = { id, formType, required, revisable, format, presetValue, settings: settingsOf(form) };
  return spelledValue(facts, value.text) ?? '';
}

interface Ruled<V> {
  /** Those that are shown: with what they require now, and with their value where it is computed. */
  readonly fields: readonly FormAsRuled[];
  readonly values: Readonly<Record<string, V>>;
  /** Announces what changes; null where there are no rules. */
  readonly notice: ReactNode;
}

/**
 * What the rules make of a person's fields, as the server will judge them (ux 56).
 * @param readForms fields of earlier participants, with their values
 */
export function ruled<V extends Value>(
  fields: readonly Form[],
  readForms: readonly Form[],
  values: Readonly<Record<string, V>>,
): Ruled<V> {
  if (!fields.some(({ rules }) => rules)) return { fields, values, notice: null };
  const texts = new Map([
    ...readForms.map((form) => [form.formWsid, form.initialValue ?? ''] as const),
    ...fields.map((form) => [form.formWsid, printed(form, values[form.formWsid])] as const),
  ]);
  const { hidden, required, computed, faults } = applyRules([...fields, ...readForms].map(asRuled), texts);
  const shown = fields.flatMap((form): FormAsRuled[] => {
    const { formWsid } = form;
    if (hidden.has(formWsid)) return [];
    const fault = faults.find(({ id }) => id === formWsid);
    const value = fault?.fault === 'TOO_LARGE' ? textOf(words).tooLarge : computed.get(formWsid);
    if (value !== undefined) return [{ ...form, required: false, revisable: false, initialValue: value || null }];
    const other = [...fields, ...readForms].find((one) => one.formWsid === fault?.otherId);
    const unequal = other === undefined ? {} : { unequalTo: nameOf(other) };
    return [{ ...form, ...unequal, required: required.has(formWsid) }];
  });
  const kept = Object.entries(values).filter(([id]) => !hidden.has(id) && !computed.has(id));
  return { fields: shown, values: Object.fromEntries(kept), notice: <RuleNotice fields={shown} /> };
}

/** A pause in typing: what changes meanwhile is said at once. */
const PAUSE_MS = 600;

/** Says to those who do not see it which fields have come and gone, and what was computed. */
function RuleNotice({ fields }: { fields: readonly FormAsRuled[] }) {
  const said = useRef(fields);
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const news = newsOf(said.current, fields);
      said.current = fields;
      if (news !== '') setText(news);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

function newsOf(before: readonly Form[], now: readonly Form[]): string {
  const { shown, hidden, computed, between } = textOf(words);
  const missing = (from: readonly Form[], fields: readonly Form[]) =>
    fields.filter(({ formWsid }) => !from.some((one) => one.formWsid === formWsid)).map(nameOf);
  const [come, gone] = [missing(before, now), missing(now, before)];
  const values = now.flatMap((form) => {
    const was = before.find(({ formWsid }) => formWsid === form.formWsid);
    const isNew = form.rules?.computed && form.initialValue !== null && was?.initialValue !== form.initialValue;
    return isNew ? [computed(nameOf(form), form.initialValue ?? '')] : [];
  });
  return [
    ...(come.length === 0 ? [] : [shown(come.join(between))]),
    ...(gone.length === 0 ? [] : [hidden(gone.join(between))]),
    ...values,
  ].join(' · ');
}

interface RuledItem {
  readonly id: string;
  readonly rules?: FormRules | null;
}

/** The fields without rules that read a field that is gone. */
export function pruned<F extends RuledItem>(fields: readonly F[]): readonly F[] {
  if (!fields.some(({ rules }) => rules)) return fields;
  const ids = new Set(fields.map(({ id }) => id));
  return fields.map((field) => {
    if (!field.rules) return field;
    const rules = rulesWithIds(field.rules, (id) => (ids.has(id) ? id : null));
    return JSON.stringify(rules) === JSON.stringify(field.rules) ? field : { ...field, rules };
  });
}
