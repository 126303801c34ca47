import type { Account } from '@countersign/contract';
import { defineText } from '../../text/text.ts';
import { Icon, Text } from '../../ui/index.ts';

const useWords = defineText('parts/account/identity-mark');

export type AccountIdentity = Account['idttvStatus'];

export const isVerified = (status: AccountIdentity): boolean => status === 'PASSED' || status === 'SENIOR_NO_CERT';

/** The identity status of an account: with a shield if it is verified, else the text alone. */
export function IdentityMark({ status }: { status: AccountIdentity }) {
  const words = useWords();
  const verified = isVerified(status);
  return (
    <Text inlineRow gap={1} tone={verified ? 'brand-strong' : undefined} data-verified={verified || undefined}>
      {verified && <Icon name="shield" size={14} />}
      {words[status]}
    </Text>
  );
}
