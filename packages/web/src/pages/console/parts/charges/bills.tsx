import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatTime } from '../../../../text/format.ts';
import { language, useText } from '../../../../text/text.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { type ChargeSource, billAddress, billsQuery } from './charge-calls.ts';
import { chargesText } from './charges-text.ts';
import { Card, Row, Stack, Text } from '../../../../ui/layout.tsx';
import styles from './charges.module.css';
import { Listed } from './listed.tsx';
import { formatMoney } from './money.ts';

interface BillsProps {
  source: ChargeSource;
  page: number;
  onPage: (page: number) => void;
}

/** The bills, newest first, each as a PDF. */
export function Bills({ source, page, onPage }: BillsProps) {
  const words = useText(chargesText);
  return (
    <Listed
      query={useQuery(billsQuery(source, page))}
      page={page}
      onPage={onPage}
      rowsOf={({ bills }) => bills}
      countOf={words.billCount}
      none={words.noBills}
    >
      {(bills) => (
        <Card as="ul">
          {bills.map((bill) => (
            <Row as="li" key={bill.billWsid} gapY={2.5} gapX={4} wrap py={3} px={5} className={styles.row}>
              <Stack gap={0.5} minWidth={0} tabular className={styles.words}>
                <strong>{formatMoney(bill.priceMinor, bill.currency)}</strong>
                <Text tone="ink-3" size="m" className={styles.quiet}>
                  {bill.packageName[language()]} · {words.charges(formatNumber(bill.charges))}
                </Text>
                <Text tone="ink-3" size="m" className={styles.quiet}>
                  {bill.billNumber} · {formatTime(bill.issuedDatetime)}
                </Text>
              </Stack>
              <a
                href={billAddress(source, bill.billWsid)}
                download={`${bill.billNumber}.pdf`}
                className={buttonClass('secondary', 's')}
                aria-label={words.downloadOf(bill.billNumber)}
              >
                <Icon name="download" size={16} />
                {words.download}
              </a>
            </Row>
          ))}
        </Card>
      )}
    </Listed>
  );
}
