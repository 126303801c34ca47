import { useText } from '../../../../text/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { copyText } from '../invitations/copy-text.ts';
import { Box, Heading, Row, Stack, Text } from '../../../../ui/layout.tsx';
import styles from './applications.module.css';
import { SAMPLE } from './sample-code.ts';
import { applicationsText } from './text.ts';

/** How a receiver checks the signature, to copy. */
export function Sample() {
  const words = useText(applicationsText);
  const copy = async () => {
    const done = await copyText(SAMPLE);
    toast(done ? 'success' : 'warning', done ? words.copied : words.copyFailed);
  };
  return (
    <Stack as="section" card gap={4} minWidth={0} p={6} className={styles.card} aria-labelledby="sample-title">
      <Row gapY={3} gapX={6} align="start" wrap justify="between">
        <Box minWidth={0} className={styles.words}>
          <Heading id="sample-title">{words.sample}</Heading>
          <Text as="p" tone="ink-2" size="m" className={styles.why}>
            {words.sampleWhy}
          </Text>
        </Box>
        <Button size="s" icon="copy" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </Row>
      <pre className={styles.code}>{SAMPLE}</pre>
    </Stack>
  );
}
