import type { ReactNode } from 'react';
import { useText } from '../../text/text.ts';
import { Box, Grid, Text } from '../../ui/layout.tsx';
import styles from './paper-preview.module.css';
import { signatureText } from './text.ts';

/** The picture on white paper and over the text of a contract, where ink that covers too much would show. */
export function PaperPreview({ picture, placeholder }: { picture: string | null; placeholder: ReactNode }) {
  const words = useText(signatureText);
  if (picture === null) return <div className={styles.nothing}>{placeholder}</div>;
  return (
    <Grid gap={3} className={styles.pair}>
      <Box as="figure" minWidth={0} className={styles.paper}>
        <div className={styles.sheet}>
          <img src={picture} alt={words.preview} />
        </div>
        <figcaption>{words.onWhite}</figcaption>
      </Box>
      <Box as="figure" minWidth={0} className={styles.paper}>
        <div className={styles.sheet}>
          <Text as="p" position="absolute" overflow="hidden" tone="ink" className={styles.contract} aria-hidden="true">
            {words.sample}
          </Text>
          <img src={picture} alt="" />
        </div>
        <figcaption>{words.onText}</figcaption>
      </Box>
    </Grid>
  );
}
