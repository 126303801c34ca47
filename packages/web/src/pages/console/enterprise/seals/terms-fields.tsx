import { Grid, TextField, bound } from '../../../../ui/index.ts';
import { useNow } from '../../parts/use-now.ts';
import styles from './sheets.module.css';
import { type Terms, dayOf, judgeTerms } from './terms.ts';
import { useTermsText } from './terms-text.ts';

interface TermsFieldsProps {
  terms: Terms;
  onChange: (terms: Terms) => void;
  /** Errors are shown under their fields once the form was submitted. */
  wasTried: boolean;
  hints: { readonly endDay: string; readonly times: string };
}

/** The fields of the end and the number of uses. */
export function TermsFields({ terms, onChange, wasTried, hints }: TermsFieldsProps) {
  const words = useTermsText();
  const now = useNow();
  const fault = judgeTerms(terms, now);
  return (
    <Grid gap={4} className={styles.pair}>
      <TextField
        type="date"
        label={words.endDay}
        optional
        hint={hints.endDay}
        min={dayOf(now)}
        {...bound(terms.endDay, (next) => onChange({ ...terms, endDay: next }))}
        error={wasTried && fault.endDay ? words.endDayPast : null}
      />
      <TextField
        inputMode="numeric"
        label={words.times}
        optional
        hint={hints.times}
        maxLength={7}
        {...bound(terms.times, (next) => onChange({ ...terms, times: next.trim() }))}
        error={wasTried && fault.times ? words.timesFault : null}
      />
    </Grid>
  );
}
