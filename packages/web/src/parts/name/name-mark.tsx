import type { NameSource } from '@countersign/domain';
import { defineText } from '../../text/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/layout.tsx';
import styles from './name-mark.module.css';

/** The source of a name, in a few words and in a sentence (Rulings §8.13). */
const useNameMarkText = defineText(
  {
    VERIFIED: '已认证',
    PROFILE: '未经核实',
    GIVEN: '他人填写，未经核实',
    why: {
      VERIFIED: '认证机构已核实这个名称',
      PROFILE: '由账户所有者自行填写，认证机构没有核实',
      GIVEN: '由发起人或转交人填写，认证机构没有核实',
    } satisfies Record<NameSource, string> as Record<NameSource, string>,
  },
  {
    VERIFIED: 'verified',
    PROFILE: 'not verified',
    GIVEN: 'as given, not verified',
    why: {
      VERIFIED: 'The certificate authority has verified this name',
      PROFILE: 'Entered by the holder of the account; the certificate authority has not verified it',
      GIVEN: 'Entered by the sender or by the person who handed this on; the certificate authority has not verified it',
    },
  },
);

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
export function Marked({ children, source }: { children: string; source: NameSource }) {
  return (
    <span>
      <span>{children}</span> <NameMark source={source} />
    </span>
  );
}
