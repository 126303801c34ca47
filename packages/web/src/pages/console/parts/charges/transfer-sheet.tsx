import type { ChargeOrder } from '@countersign/contract';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Row, Sheet } from '../../../../ui/index.ts';
import { useChargesText } from './charges-text.ts';
import { Facts } from '../../../../ui/facts.tsx';
import { formatMoney } from './money.ts';

/** The transfer details of an order, each with a copy button. */
export function TransferSheet({ order, onClose }: { order: ChargeOrder; onClose: () => void }) {
  const words = useChargesText();
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
    <Sheet onClose={onClose} size="s" title={words.transferTitle} description={words.transferWhy} done={words.done}>
      <Facts
        look="lines"
        facts={lines.map(([label, value]) => [
          label,
          <Row key={label} gap={2} justify="between" tabular>
            {value}
            <CopyButton text={value} label={words.copy(label)} />
          </Row>,
        ])}
      />
    </Sheet>
  );
}
