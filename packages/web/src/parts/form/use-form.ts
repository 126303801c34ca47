import { useId, useState } from 'react';
import { bound } from '../../ui/index.ts';
import { type FormAct, useFormAct } from './use-form-act.ts';

/** What is wrong with the value of a field, in words. */
type Fault = string | false | null | undefined;
interface Field {
  readonly fault: Fault;
  /** The words of the refusal, if it is about this field. */
  readonly refused: string | null;
}

export interface Form extends FormAct {
  /** The declared fields. */
  readonly fields: Map<string, Field>;
  readonly lastRefusal: FormAct['refusal'];
}

/** A form whose fields are declared by the hooks below: their faults stop the submission, and are shown once it was tried. */
export function useForm(): Form {
  const act = useFormAct();
  const fields = new Map<string, Field>();
  const hasAny = (part: keyof Field): boolean => [...fields.values()].some((field) => field[part]);
  return {
    ...act,
    fields,
    lastRefusal: act.refusal,
    /** Null also if it is shown under a field (ux 38). */
    get refusal() {
      return hasAny('refused') ? null : act.refusal;
    },
    run: (isSound, submit, wordsOf) =>
      act.run(() => !hasAny('fault') && (typeof isSound === 'function' ? isSound() : isSound), submit, wordsOf),
  };
}

function useFault({ fields, wasTried, lastRefusal }: Form, fault: Fault, refusals: readonly string[]): string | null {
  const refused = lastRefusal !== null && refusals.includes(lastRefusal.name) ? lastRefusal.words : null;
  fields.set(useId(), { fault, refused });
  return (wasTried && fault) || refused;
}

/**
 * A field of text.
 * @param fault what is wrong with it without the spaces around it, or as it is; words alone are those of an empty one
 * @param refusals the names of those that are shown under it
 * @returns `field`: value, change and error, to spread into the field
 */
export function useTyped(
  form: Form,
  first: string,
  fault?: string | ((given: string, typed: string) => Fault),
  ...refusals: readonly string[]
) {
  const [typed, setTyped] = useState(first);
  const given = typed.trim();
  const error = useFault(form, typeof fault === 'function' ? fault(given, typed) : given === '' && fault, refusals);
  return { typed, given, setTyped, error, field: { ...bound(typed, setTyped), error } };
}

/** A field of any other value, with the same parameters. */
export function useChosen<V>(form: Form, first: V, fault?: (chosen: V) => Fault, ...refusals: readonly string[]) {
  const [chosen, choose] = useState(first);
  return { chosen, choose, error: useFault(form, fault?.(chosen), refusals) };
}
