import { Grid, Icon, PasswordField, Row, Stack, bound, classes } from '../../ui/index.ts';
import styles from './password.module.css';
import { RULES, type Strength, judgePasswords, metRules, strengthOf } from './rules.ts';
import { usePasswordFaultText, usePasswordText } from './text.ts';

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
  const words = usePasswordText();
  const faultWords = usePasswordFaultText();
  const faults = judgePasswords(password, confirm);
  const fault = password === '' ? words.missing : faultWords[faults.password];
  const again = faults.isConfirmMissing ? faultWords[101] : faults.isMismatch ? words.mismatch : null;
  return (
    <>
      <Stack gap={2}>
        <PasswordField
          label={label ?? words.newPassword}
          {...bound(password, onPassword)}
          error={isJudged && faults.password !== 0 ? fault : null}
          autoComplete="new-password"
        />
        <Rules password={password} />
      </Stack>
      <PasswordField
        label={words.confirm}
        {...bound(confirm, onConfirm)}
        error={isJudged ? again : null}
        autoComplete="new-password"
      />
    </>
  );
}

function Rules({ password }: { password: string }) {
  const words = usePasswordText();
  const met = metRules(password);
  return (
    <>
      <Row as="ul" gapY={1} gapX={3} align="stretch" wrap size="s" tone="ink-3" aria-label={words.rules}>
        {RULES.map((rule) => {
          const isMet = met.includes(rule);
          return (
            <Row as="li" key={rule} gap={1} tone={isMet ? 'brand-strong' : undefined}>
              <Icon name={isMet ? 'check' : 'minus'} size={14} />
              {words.rule[rule]}
              <span className="visually-hidden">{isMet ? words.met : words.notYet}</span>
            </Row>
          );
        })}
      </Row>
      <StrengthBar strength={strengthOf(password)} />
    </>
  );
}

const BARS = [1, 2, 3] as const;
function StrengthBar({ strength }: { strength: Strength }) {
  const words = usePasswordText();
  return (
    <Row as="p" gap={2.5} size="s" tone="ink-2" className={styles.strength} role="status">
      <Grid as="span" gap={1} className={styles.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} className={classes(styles.bar, bar <= strength && styles[`s${strength}`])} />
        ))}
      </Grid>
      {strength > 0 && (
        <span>
          {words.strengthLabel}: {words.strength[strength]}
        </span>
      )}
    </Row>
  );
}
