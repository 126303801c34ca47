import { Box, Text } from '../../../../ui/index.ts';
import styles from './applications.module.css';

export const Code = ({ children }: { children: string }) => <pre className={styles.code}>{children}</pre>;

/** A body that was sent or answered, under its name. */
export const Answer = ({ title, children }: { title: string; children: string }) => (
  <Box>
    <Text as="h3" mb={1.5} size="s" weight={550} tone="ink-2" text={title} />
    <Code>{children}</Code>
  </Box>
);
