import type { ChargeOrder } from '@countersign/contract';
import { useText } from '../../../../text/text.ts';
import { sharedText } from '../../../../text/shared.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { chargesText } from './charges-text.ts';
import { Box } from '../../../../ui/layout.tsx';
import styles from './charges.module.css';
import { formatMoney } from './money.ts';

/** The transfer details of an order, each with a copy button. */
export function TransferSheet({ order, onClose }: { order: ChargeOrder; onClose: () => void }) {
  const words = useText(chargesText);
  if (order.transfer === null) return null;
  const { payeeName, bankName, accountNumber, reference } = order.transfer;
  const lines = [
    [words.amount, formatMoney(order.priceMinor, order.currency)],
    [words.payee, payeeName],
    [words.bank, bankName],
    [words.account, accountNumber],
    [words.reference, reference],
  ] as const;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      size="s"
      title={words.transferTitle}
      description={words.transferWhy}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <Box as="dl" m={0} className={styles.transfer}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              <CopyValue value={value} label={words.copy(label)} />
            </dd>
          </div>
        ))}
      </Box>
    </Sheet>
  );
}

/** Without a clipboard (plain http) the text is shown to be selected. */
function CopyValue({ value, label }: { value: string; label: string }) {
  const shared = useText(sharedText);
  if (!navigator.clipboard) return null;
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => toast('success', shared.copied),
      () => toast('warning', shared.unknownError),
    );
  return <IconButton icon="copy" size={18} label={label} onClick={copy} />;
}
