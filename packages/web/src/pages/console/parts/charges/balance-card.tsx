import { LOW_CHARGES_THRESHOLD_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { formatDay, formatNumber } from '../../../../text/format.ts';
import { Button, Grid, Heading, Hint, Paragraph, Row, Stack, Text, TextField, bound } from '../../../../ui/index.ts';
import { Facts } from '../../../../ui/facts.tsx';
import { FormSheet, useFormAct } from '../../../../parts/form/form-sheet.tsx';
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

function LowSheet({ source, before, onClose }: { source: ChargeSource; before: number | null; onClose: () => void }) {
  const words = useChargesText();
  const form = useFormAct();
  const [typed, setTyped] = useState(before === null ? '' : String(before));
  const value = typed.trim() === '' ? null : Number(typed);
  const isSound = value === null || (Number.isInteger(value) && value >= 1 && value <= LOW_CHARGES_THRESHOLD_MAX);
  const save = () => setLowThreshold(source, value);
  return (
    <FormSheet
      title={words.lowTitle}
      description={words.lowWhy}
      act={words.save}
      form={form}
      isSound={isSound}
      onSubmit={save}
      done={words.lowSaved}
      onClose={onClose}
    >
      <TextField
        label={words.lowLabel}
        optional
        inputMode="numeric"
        {...bound(typed, setTyped)}
        maxLength={7}
        autoComplete="off"
        error={form.wasTried && !isSound ? words.lowWrong : null}
      />
    </FormSheet>
  );
}
