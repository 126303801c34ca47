import { type ChargeOrder, type OfferedPackage } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../../../../api/device.ts';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { showError } from '../../../../parts/trouble/show-error.ts';
import { formatNumber } from '../../../../text/format.ts';
import { language } from '../../../../text/text.ts';
import { Button, ConfirmDialog, Grid, Heading, Hint, Skeleton, Stack, Text, box } from '../../../../ui/index.ts';
import { type ChargeSource, packagesQuery, placeOrder } from './charge-calls.ts';
import { useChargesText } from './charges-text.ts';
import styles from './charges.module.css';
import { formatMoney } from './money.ts';
import { TransferSheet } from './transfer-sheet.tsx';

/** The packages that can be bought, each with a button to order it. */
export function Packages({ source }: { source: ChargeSource }) {
  const words = useChargesText();
  const [asked, setAsked] = useState<{ offer: OfferedPackage; key: string } | null>(null);
  const [placed, setPlaced] = useState<ChargeOrder | null>(null);
  const place = async () => {
    if (asked === null) return;
    await placeOrder(source, asked.offer.packageCode, asked.key).then(setPlaced, showError);
  };
  const price = asked === null ? '' : formatMoney(asked.offer.priceMinor, asked.offer.currency);
  return (
    <Stack as="section" gap={2} minWidth={0} aria-labelledby="charges-packages">
      <Heading id="charges-packages" text={words.packages} />
      <Hint text={words.packagesWhy} />
      <Loaded query={useQuery(packagesQuery)} waiting={<Skeleton height={190} radius={14} />}>
        {(offers) => (
          <Grid as="ul" gap={3} mt={2} className={styles.packages}>
            {offers.map((offer) => (
              <Package key={offer.packageCode} offer={offer} onBuy={() => setAsked({ offer, key: randomId() })} />
            ))}
          </Grid>
        )}
      </Loaded>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={words.confirmTitle(asked?.offer.name[language()] ?? '')}
        description={words.confirmWhy(formatNumber(asked?.offer.charges ?? 0), price)}
        act={words.confirm}
        onConfirm={place}
      />
      {placed !== null && <TransferSheet order={placed} onClose={() => setPlaced(null)} />}
    </Stack>
  );
}

function Package({ offer, onBuy }: { offer: OfferedPackage; onBuy: () => void }) {
  const words = useChargesText();
  const name = offer.name[language()];
  const each = formatMoney(Math.round(offer.priceMinor / offer.charges), offer.currency);
  return (
    <Stack as="li" card gap={1} p={5}>
      <Heading as="h3" text={name} />
      <Text as="p" tone="ink" size="title" weight={600} tabular text={formatMoney(offer.priceMinor, offer.currency)} />
      <p>{words.charges(formatNumber(offer.charges))}</p>
      <Hint mb={3}>
        {words.each(each)} · {words.valid(formatNumber(offer.validDays))}
      </Hint>
      <Button block label={words.buy} className={box({ mt: 'auto' })} aria-label={words.buyOf(name)} onClick={onBuy} />
    </Stack>
  );
}
