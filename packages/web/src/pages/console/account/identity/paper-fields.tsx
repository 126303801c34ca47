import type { IdentityPaperRow } from '@countersign/contract';
import type { IdentityPaper } from '@countersign/domain';
import { Box, FieldFault, Grid, Hint } from '../../../../ui/index.ts';
import styles from './identity.module.css';
import { useIdentityText } from './identity-text.ts';
import { PaperField } from './paper-field.tsx';
import type { Papers } from './use-submission.ts';

interface PaperFieldsProps {
  kinds: readonly IdentityPaper[];
  /** Optional documents. */
  optional?: readonly IdentityPaper[];
  papers: Papers;
  tried: boolean;
  refusal: string | undefined;
  onPaper: (paper: IdentityPaperRow) => void;
}

/** The identity documents that an application needs, side by side. */
export function PaperFields({ kinds, optional = [], papers, tried, refusal, onPaper }: PaperFieldsProps) {
  const words = useIdentityText();
  const missing = (kind: IdentityPaper): boolean => tried && papers[kind] === undefined;
  return (
    <Box as="fieldset">
      <Box as="legend" p={0} weight={600}>
        {words.papers}
      </Box>
      <Hint mt={0.5} size="s" text={words.papersHint} />
      <Grid gap={4} mt={3} className={styles.paperGrid}>
        {kinds.map((kind) => (
          <div key={kind} data-missing={missing(kind) || undefined}>
            <PaperField
              kind={kind}
              paper={papers[kind]}
              onPaper={onPaper}
              error={missing(kind) ? words.paperMissing : undefined}
              {...(kind === 'AUTHORISATION' ? { hint: words.authorisationHint } : {})}
            />
          </div>
        ))}
        {optional.map((kind) => (
          <div key={kind}>
            <PaperField
              kind={kind}
              paper={papers[kind]}
              onPaper={onPaper}
              optional
              {...(kind === 'AUTHORISATION' ? { hint: words.authorisationHint } : {})}
            />
          </div>
        ))}
      </Grid>
      <FieldFault>{refusal}</FieldFault>
    </Box>
  );
}
