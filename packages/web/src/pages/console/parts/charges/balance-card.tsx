import { LOW_CHARGES_THRESHOLD_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { formatDay, formatNumber } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { FormSheet, useFormAct } from '../form-sheet.tsx';
import { type ChargeSource, chargesQuery, setLowThreshold } from './charge-calls.ts';
import { chargesText } from './charges-text.ts';
import { Grid, Hint, Row, Stack, Text } from '../../../../ui/layout.tsx';
import styles from './charges.module.css';

/** The balance of charges, the part held for contracts under way, and the next expiry. */
export function BalanceCard({ source, maySetLow }: { source: ChargeSource; maySetLow: boolean }) {
  const words = useText(chargesText);
  const { data, error, refetch } = useQuery(chargesQuery(source));
  const [isSetting, setSetting] = useState(false);
  if (data === undefined)
    return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Skeleton height={200} radius={14} />;
  const { currentCharges, heldCharges, totalCharges, expireDatetime, expiringCharges, lowThreshold } = data;
  const low = lowThreshold === null ? words.lowOff : words.lowBelow(formatNumber(lowThreshold));
  return (
    <Grid
      as="section"
      card
      columns={2}
      gapY={6}
      gapX={10}
      p={6}
      className={styles.balance}
      aria-labelledby="charges-balance"
    >
      <Stack gap={1}>
        <h2 id="charges-balance">{words.balance}</h2>
        <Text as="p" tone="ink-2" className={styles.number}>
          <strong>{formatNumber(currentCharges)}</strong> {words.unit}
        </Text>
        <Hint className={styles.quiet}>
          {expireDatetime === null
            ? words.noExpiry
            : words.expires(formatNumber(expiringCharges), formatDay(expireDatetime))}
        </Hint>
        <Hint className={styles.quiet}>{words.balanceWhy}</Hint>
      </Stack>
      <Stack as="dl" m={0} className={styles.facts}>
        <div>
          <dt>{words.held}</dt>
          <dd>{formatNumber(heldCharges)}</dd>
        </div>
        <div>
          <dt>{words.total}</dt>
          <dd>{formatNumber(totalCharges)}</dd>
        </div>
        <div>
          <dt>{words.low}</dt>
          <Row as="dd" gapY={2} gapX={3} wrap>
            <span>{low}</span>
            {maySetLow && (
              <Button size="s" icon="bell" onClick={() => setSetting(true)}>
                {words.lowSet}
              </Button>
            )}
          </Row>
        </div>
      </Stack>
      {isSetting && <LowSheet source={source} before={lowThreshold} onClose={() => setSetting(false)} />}
    </Grid>
  );
}

interface LowSheetProps {
  source: ChargeSource;
  before: number | null;
  onClose: () => void;
}
function LowSheet({ source, before, onClose }: LowSheetProps) {
  const words = useText(chargesText);
  const form = useFormAct();
  const [typed, setTyped] = useState(before === null ? '' : String(before));
  const value = typed.trim() === '' ? null : Number(typed);
  const isSound = value === null || (Number.isInteger(value) && value >= 1 && value <= LOW_CHARGES_THRESHOLD_MAX);
  const save = () =>
    form.run(isSound, async () => {
      await setLowThreshold(source, value);
      toast('success', words.lowSaved);
      onClose();
    });
  return (
    <FormSheet
      title={words.lowTitle}
      description={words.lowWhy}
      act={words.save}
      form={form}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={words.lowLabel}
        optional
        inputMode="numeric"
        value={typed}
        maxLength={7}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={form.wasTried && !isSound ? words.lowWrong : null}
      />
    </FormSheet>
  );
}
