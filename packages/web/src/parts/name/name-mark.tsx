import type { NameSource } from '@countersign/domain';
import { defineText } from '../../text/text.ts';
import { Icon, Text } from '../../ui/index.ts';
import styles from './name-mark.module.css';

/** The source of a name, in a few words and in a sentence (Rulings §8.13). */
const useNameMarkText = defineText('parts/name/name-mark');

/** Shown beside the name of a person or an enterprise, wherever it could be taken for a verified one. */
export function NameMark({ source }: { source: NameSource }) {
  const words = useNameMarkText();
  const isVerified = source === 'VERIFIED';
  return (
    <Text
      inlineRow
      gap={0.5}
      px={1.5}
      radius="xs"
      fill={isVerified ? 'brand-soft' : 'sunk'}
      tone={isVerified ? 'brand-strong' : 'ink-2'}
      className={styles.mark}
      data-source={source}
      title={words.why[source]}
    >
      {isVerified && <Icon name="shield" size={13} />}
      {words[source]}
    </Text>
  );
}

/** A text that names a person, and the mark after it. */
export const Marked = ({ children, source }: { children: string; source: NameSource }) => (
  <span>
    <span>{children}</span> <NameMark source={source} />
  </span>
);
