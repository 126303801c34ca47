import { Box } from '../../../ui/index.ts';
import styles from './notice.module.css';
import { useSignText } from './text.ts';

/** What the sender writes to the person who signs: one line above the contract, which opens. */
export function SenderMessage({ message }: { message: string }) {
  const text = useSignText();
  return (
    <Box as="details" px={5} py={2} fill="sunk" size="m" className={styles.message}>
      <summary>
        {text.message('')}
        <span>{message}</span>
      </summary>
      <p>{message}</p>
    </Box>
  );
}
