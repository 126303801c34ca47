import { type DirectoryEntry, operatorApi } from '@countersign/contract';
import { CREDIT_DAYS_MAX, CREDIT_MAX } from '@countersign/domain';
import { formatNumber } from '../../../text/format.ts';
import { TextField, toast } from '../../../ui/index.ts';
import { operatorCall } from '../model/calls.ts';
import { refetch } from '../model/queries.ts';
import { useForm, useTyped } from '../../../parts/form/form.ts';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { useDirectoryText } from './text.ts';

const DAYS = '365';

/** Requests charges for an account without an order; a second operator confirms it. */
export function CreditDialog({ entry, onClose }: { entry: DirectoryEntry; onClose: () => void }) {
  const words = useDirectoryText();
  const form = useForm();
  const upTo = (most: number) => (given: string) =>
    !(/^\d+$/.test(given) && Number(given) >= 1 && Number(given) <= most) && words.creditWrong(formatNumber(most));
  const charges = useTyped(form, '', upTo(CREDIT_MAX));
  const days = useTyped(form, DAYS, upTo(CREDIT_DAYS_MAX));
  const ask = async (reason: string) => {
    const body = { account: entry.account, charges: Number(charges.given), validDays: Number(days.given), reason };
    await operatorCall(operatorApi.creditCharges, { body });
    toast('success', words.asked);
    refetch('requests', 'directory');
  };
  return (
    <ReasonDialog
      onClose={onClose}
      title={words.creditTitle(entry.name)}
      description={words.creditWhy}
      act={words.credit}
      form={form}
      onSubmit={ask}
    >
      <TextField label={words.creditCharges} {...charges.field} inputMode="numeric" />
      <TextField label={words.creditDays} {...days.field} inputMode="numeric" />
    </ReasonDialog>
  );
}
