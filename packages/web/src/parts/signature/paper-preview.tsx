import type { ReactNode } from 'react';
import { Box, Grid, Text } from '../../ui/index.ts';
import styles from './paper-preview.module.css';
import { useSignatureText } from './text.ts';

/** The picture on white paper and over the text of a contract, where ink that covers too much would show. */
export function PaperPreview({ picture, placeholder }: { picture: string | null; placeholder: ReactNode }) {
  const words = useSignatureText();
  if (picture === null)
    return (
      <Grid center p={5} radius="m" fill="sheet" textAlign="center" tone="ink-3" className={styles.nothing}>
        {placeholder}
      </Grid>
    );
  return (
    <Grid gap={3} columns={2}>
      <Sheet caption={words.onWhite}>
        <img src={picture} alt={words.preview} />
      </Sheet>
      <Sheet caption={words.onText}>
        <Text
          as="p"
          position="absolute"
          overflow="hidden"
          tone="ink"
          className={styles.contract}
          aria-hidden="true"
          text={words.sample}
        />
        <img src={picture} alt="" />
      </Sheet>
    </Grid>
  );
}

const Sheet = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <figure>
    <Grid center position="relative" overflow="hidden" border radius="m" fill="surface" className={styles.sheet}>
      {children}
    </Grid>
    <Box as="figcaption" mt={1} size="xs" textAlign="center" tone="ink-3">
      {caption}
    </Box>
  </figure>
);
