import { CAPTCHA_LENGTH } from '@countersign/domain';
import { messageOf } from '../../api/client.ts';
import { defineText } from '../../text/text.ts';
import { isComposing } from '../../ui/composing.ts';
import { Grid, Icon, Row, Skeleton, TextField, box } from '../../ui/index.ts';
import styles from './code.module.css';
import type { useCaptcha } from './use-captcha.ts';

const useWords = defineText('parts/code/captcha-field');

interface CaptchaFieldProps {
  captcha: ReturnType<typeof useCaptcha>;
  value: string;
  onChange: (value: string) => void;
  onComplete?: (value: string) => void;
  /** The handler of Enter; without it, Enter submits the form. */
  onEnter?: (() => void) | undefined;
  error?: string | null;
  /** The automatic check accepted them. */
  isRight?: boolean;
  disabled?: boolean | undefined;
}
export function CaptchaField(props: CaptchaFieldProps) {
  const { captcha, value, onChange, onComplete, onEnter, error, isRight, disabled } = props;
  const words = useWords();
  const change = (typed: string, wasComposed = false) => {
    const next = typed
      .normalize('NFKC')
      .replace(/[^a-z0-9]/gi, '')
      .slice(0, CAPTCHA_LENGTH);
    onChange(next);
    if (next.length === CAPTCHA_LENGTH && (wasComposed || next !== value)) onComplete?.(next);
  };
  return (
    <Row gap={2.5} align="start">
      <TextField
        label={words.label}
        className={box({ grow: true, minWidth: 0 }, styles.characters)}
        value={value}
        disabled={disabled}
        onChange={(event) =>
          isComposing(event) ? onChange(event.currentTarget.value) : change(event.currentTarget.value)
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || onEnter === undefined) return;
          event.preventDefault();
          onEnter();
        }}
        onCompositionEnd={(event) => change(event.currentTarget.value, true)}
        error={error ?? (captcha.error ? messageOf(captcha.error) : null)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        suffix={isRight && <Right label={words.right} />}
      />
      <button
        type="button"
        className={box(
          {
            rigid: true,
            mt: 6,
            p: 0,
            border: true,
            radius: 'm',
            fill: 'surface',
            overflow: 'hidden',
            size: 's',
            tone: 'ink-2',
          },
          styles.picture,
        )}
        onClick={captcha.refresh}
        aria-label={words.picture}
        title={words.picture}
      >
        {captcha.image ? (
          <img src={captcha.image} alt="" className={box({ width: 'full', height: 'full' })} />
        ) : captcha.error ? (
          words.failed
        ) : (
          <Skeleton height={46} />
        )}
      </button>
    </Row>
  );
}

const Right = ({ label }: { label: string }) => (
  <Grid as="span" center width="touch" tone="brand" role="status">
    <Icon name="check" size={18} />
    <span className="visually-hidden">{label}</span>
  </Grid>
);
