import { LOW_CHARGES_THRESHOLD_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { formatDay, formatNumber } from '../../../../text/format.ts';
import { Button, Grid, Heading, Hint, Paragraph, Row, Stack, Text, TextField } from '../../../../ui/index.ts';
import { Facts } from '../../../../ui/facts.tsx';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
import { type ChargeSource, chargesQuery, setLowThreshold } from './charge-calls.ts';
import { useChargesText } from './charges-text.ts';
import styles from './charges.module.css';

/** The balance of charges, the part held for contracts under way, and the next expiry. */
export function BalanceCard({ source, maySetLow }: { source: ChargeSource; maySetLow: boolean }) {
  const words = useChargesText();
  const { data, error, refetch } = useQuery(chargesQuery(source));
  const [isSetting, setSetting] = useState(false);
  if (data === undefined && error) return <Trouble error={error} onRetry={() => void refetch()} />;
  /** Until it is known, a placeholder as high as the text, so that what follows does not move. */
  const known = (text: (charges: NonNullable<typeof data>) => ReactNode): ReactNode =>
    data === undefined ? '…' : text(data);
  return (
    <Grid
      as="section"
      card
      gapY={6}
      gapX={10}
      p={5}
      className={styles.balance}
      aria-labelledby="charges-balance"
      aria-busy={data === undefined}
    >
      <Stack gap={1}>
        <Heading id="charges-balance" text={words.balance} />
        <Paragraph>
          <Text
            as="strong"
            heading="display"
            tone="brand-strong"
            tabular
            text={known(({ currentCharges }) => formatNumber(currentCharges))}
          />{' '}
          {words.unit}
        </Paragraph>
        <Hint
          text={known(({ expireDatetime, expiringCharges }) =>
            expireDatetime === null
              ? words.noExpiry
              : words.expires(formatNumber(expiringCharges), formatDay(expireDatetime)),
          )}
        />
        <Hint text={words.balanceWhy} />
      </Stack>
      <Facts
        look="ends"
        facts={[
          [words.held, known(({ heldCharges }) => formatNumber(heldCharges))],
          [words.total, known(({ totalCharges }) => formatNumber(totalCharges))],
          [
            words.low,
            <Row key="low" gapY={2} gapX={3} wrap>
              {known(({ lowThreshold }) =>
                lowThreshold === null ? words.lowOff : words.lowBelow(formatNumber(lowThreshold)),
              )}
              {maySetLow && (
                <Button
                  size="s"
                  icon="bell"
                  label={words.lowSet}
                  disabled={data === undefined}
                  onClick={() => setSetting(true)}
                />
              )}
            </Row>,
          ],
        ]}
      />
      {isSetting && data && <LowSheet source={source} before={data.lowThreshold} onClose={() => setSetting(false)} />}
    </Grid>
  );
}

/** A number of charges, or nothing. */
const isThreshold = (given: string): boolean =>
  given === '' || (Number.isInteger(Number(given)) && Number(given) >= 1 && Number(given) <= LOW_CHARGES_THRESHOLD_MAX);

function LowSheet({ source, before, onClose }: { source: ChargeSource; before: number | null; onClose: () => void }) {
  const words = useChargesText();
  const form = useForm();
  const threshold = useTyped(
    form,
    before === null ? '' : String(before),
    (given) => !isThreshold(given) && words.lowWrong,
  );
  const save = () => setLowThreshold(source, threshold.given === '' ? null : Number(threshold.given));
  return (
    <FormSheet
      title={words.lowTitle}
      description={words.lowWhy}
      act={words.save}
      form={form}
      onSubmit={save}
      done={words.lowSaved}
      onClose={onClose}
    >
      <TextField
        label={words.lowLabel}
        optional
        inputMode="numeric"
        {...threshold.field}
        maxLength={7}
        autoComplete="off"
      />
    </FormSheet>
  );
}
