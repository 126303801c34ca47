import { useQuery } from '@tanstack/react-query';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { formatNumber, formatTime } from '../../../../text/format.ts';
import { language } from '../../../../text/text.ts';
import { AnchorButton, Hint, Nothing, Skeleton, Stack } from '../../../../ui/index.ts';
import { type ChargeSource, billAddress, billsQuery } from './charge-calls.ts';
import { useChargesText } from './charges-text.ts';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import { formatMoney } from './money.ts';

interface BillsProps {
  source: ChargeSource;
  page: number;
  onPage: (page: number) => void;
}

/** The bills, newest first, each as a PDF. */
export function Bills({ source, page, onPage }: BillsProps) {
  const words = useChargesText();
  return (
    <ListView
      query={useQuery(billsQuery(source, page))}
      page={page}
      onPage={onPage}
      isEmpty={({ bills }) => bills.length === 0}
      empty={<Nothing>{words.noBills}</Nothing>}
      count={words.billCount}
      waiting={<Skeleton height={200} radius={14} />}
    >
      {({ bills }) => (
        <RowList>
          {bills.map((bill) => (
            <ListRow
              key={bill.billWsid}
              acts={
                <AnchorButton
                  size="s"
                  icon="download"
                  label={words.download}
                  href={billAddress(source, bill.billWsid)}
                  download={`${bill.billNumber}.pdf`}
                  aria-label={words.downloadOf(bill.billNumber)}
                />
              }
            >
              <Stack gap={0.5} tabular>
                <strong>{formatMoney(bill.priceMinor, bill.currency)}</strong>
                <Hint>
                  {bill.packageName[language()]} · {words.charges(formatNumber(bill.charges))}
                </Hint>
                <Hint>
                  {bill.billNumber} · {formatTime(bill.issuedDatetime)}
                </Hint>
              </Stack>
            </ListRow>
          ))}
        </RowList>
      )}
    </ListView>
  );
}
