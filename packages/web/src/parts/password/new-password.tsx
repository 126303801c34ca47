import { useText } from '../../text/text.ts';
import { classes } from '../../ui/classes.ts';
import { PasswordField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './password.module.css';
import { RULES, type Strength, judgePasswords, metRules, strengthOf } from './rules.ts';
import { passwordFaultText, passwordText } from './text.ts';

interface NewPasswordProps {
  password: string;
  confirm: string;
  onPassword: (password: string) => void;
  onConfirm: (confirm: string) => void;
  /** The form was submitted: errors are shown under their fields. */
  isJudged: boolean;
  label?: string;
}

/** A new password and its repetition, with the rules and the strength shown while typing (Spec §5). */
export function NewPassword({ password, confirm, onPassword, onConfirm, isJudged, label }: NewPasswordProps) {
  const words = useText(passwordText);
  const faultWords = useText(passwordFaultText);
  const faults = judgePasswords(password, confirm);
  const fault = password === '' ? words.missing : faultWords[faults.password];
  const again = faults.isConfirmMissing ? faultWords[101] : faults.isMismatch ? words.mismatch : null;
  return (
    <>
      <div className={styles.first}>
        <PasswordField
          label={label ?? words.newPassword}
          value={password}
          onChange={(event) => onPassword(event.currentTarget.value)}
          error={isJudged && faults.password !== 0 ? fault : null}
          autoComplete="new-password"
        />
        <Rules password={password} />
      </div>
      <PasswordField
        label={words.confirm}
        value={confirm}
        onChange={(event) => onConfirm(event.currentTarget.value)}
        error={isJudged ? again : null}
        autoComplete="new-password"
      />
    </>
  );
}

function Rules({ password }: { password: string }) {
  const words = useText(passwordText);
  const met = metRules(password);
  return (
    <>
      <ul className={styles.rules} aria-label={words.rules}>
        {RULES.map((rule) => {
          const isMet = met.includes(rule);
          return (
            <li key={rule} className={classes(styles.rule, isMet && styles.met)}>
              <Icon name={isMet ? 'check' : 'minus'} size={14} />
              {words.rule[rule]}
              <span className="visually-hidden">{isMet ? words.met : words.notYet}</span>
            </li>
          );
        })}
      </ul>
      <StrengthBar strength={strengthOf(password)} />
    </>
  );
}

const BARS = [1, 2, 3] as const;
function StrengthBar({ strength }: { strength: Strength }) {
  const words = useText(passwordText);
  return (
    <p className={styles.strength} role="status">
      <span className={styles.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} className={classes(styles.bar, bar <= strength && styles[`s${strength}`])} />
        ))}
      </span>
      {strength > 0 && (
        <span>
          {words.strengthLabel}: {words.strength[strength]}
        </span>
      )}
    </p>
  );
}
