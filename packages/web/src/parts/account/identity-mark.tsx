import type { Account } from '@countersign/contract';
import { defineText, useText } from '../../text/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/layout.tsx';
import styles from './account.module.css';

export type AccountIdentity = Account['idttvStatus'];

/** Spec §4 "Identity status" in words; SENIOR_NO_CERT is displayed as SENIOR_PASSED. */
const identityText = defineText(
  {
    NO: '未实名认证',
    INCOMPLETE: '未认证',
    WAITING: '认证审核中',
    PASSED: '已认证',
    SENIOR_NO_CERT: '已认证（高级）',
  } satisfies Record<AccountIdentity, string> as Record<AccountIdentity, string>,
  {
    NO: 'Identity not verified',
    INCOMPLETE: 'Not verified',
    WAITING: 'Verification under review',
    PASSED: 'Verified',
    SENIOR_NO_CERT: 'Verified (senior)',
  },
);

export const isVerified = (status: AccountIdentity): boolean => status === 'PASSED' || status === 'SENIOR_NO_CERT';

/** The identity status of an account: with a shield if it is verified, else the text alone. */
export function IdentityMark({ status }: { status: AccountIdentity }) {
  const words = useText(identityText);
  return (
    <Text inlineRow gap={1} className={styles.mark} data-verified={isVerified(status) || undefined}>
      {isVerified(status) && <Icon name="shield" size={14} />}
      {words[status]}
    </Text>
  );
}
