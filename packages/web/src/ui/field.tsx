import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { useSharedText } from '../text/shared.ts';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { FieldFault } from './fault.tsx';
import { Hint, Row, Stack, Text, box } from './layout.tsx';
import styles from './field.module.css';

/** What a field holds and what is done with what is typed or chosen in it: spread into the field. */
export const bound = <V extends string | number | undefined>(value: V, onTyped: (next: string) => void) => ({
  value,
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    onTyped(currentTarget.value),
});

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown under the field and read out with it (ux 38). */
  error?: ReactNode;
  /** Marks an optional field; required ones have no star. */
  optional?: boolean;
  labelHidden?: boolean;
  className?: string;
}
interface FrameProps extends FieldProps {
  children: (wiring: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label, control, hint and error, linked for assistive technology. */
function Field({ label, hint, error, optional = false, labelHidden = false, className, children }: FrameProps) {
  const id = useId();
  const { optional: word } = useSharedText();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack gap={1.5} className={className}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : box({ size: 'm', weight: 550, tone: 'ink' })}>
        {label}
        {optional && <Text ml={2} weight={400} tone="ink-3" text={word} />}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && <Hint id={`${id}-hint`} size="s" text={hint} />}
      <FieldFault id={`${id}-error`}>{error}</FieldFault>
    </Stack>
  );
}

type TextFieldProps = FieldProps &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; suffix?: ReactNode };
export const TextField = ({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  suffix,
  ...input
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden} className={className}>
    {(wiring) => (
      <Row as="span" position="relative" className={styles.box}>
        <input type="text" {...input} {...wiring} className={styles.input} />
        {suffix && (
          <Row as="span" align="stretch" position="absolute" className={styles.suffix}>
            {suffix}
          </Row>
        )}
      </Row>
    )}
  </Field>
);

/** A password input with a button to show the text. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  const text = useSharedText();
  const toggle = (
    <IconButton
      icon={shown ? 'eyeOff' : 'eye'}
      label={shown ? text.hidePassword : text.showPassword}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <TextField spellCheck={false} autoCapitalize="off" {...props} type={shown ? 'text' : 'password'} suffix={toggle} />
  );
}

type TextAreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };
export const TextArea = ({ label, hint, error, optional, labelHidden, className, ...input }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden} className={className}>
    {(wiring) => <textarea rows={4} {...input} {...wiring} className={classes(styles.input, styles.area)} />}
  </Field>
);

interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
  className?: string;
  /** The label of the first option, whose value is empty. */
  none?: string;
  options?: readonly (readonly [value: string | number, label: string | number])[];
}
/** The native select: the best one on a phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, labelHidden, className, none, options = [], children, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden} className={className}>
      {(wiring) => (
        <select {...select} {...wiring} className={classes(styles.input, styles.select)}>
          {none !== undefined && <option value="">{none}</option>}
          {children}
          {options.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
