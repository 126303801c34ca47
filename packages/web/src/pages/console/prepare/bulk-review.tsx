import type { MultiSend } from '@countersign/contract';
import { useState } from 'react';
import { formatNumber } from '../../../text/format.ts';
import { defineText } from '../../../text/text.ts';
import { Banner, Button } from '../../../ui/index.ts';
import type { Slot } from '../model/bulk-queries.ts';
import { BulkRecipientsDialog } from './bulk-recipients.tsx';

export const useBulkReviewText = defineText('pages/console/prepare/bulk-review');

/** The number of recipients, and a link to the list. */
export function BulkReview({ slot, list }: { slot: Slot; list: MultiSend | null }) {
  const words = useBulkReviewText();
  const [open, setOpen] = useState(false);
  if (list === null) return null;
  const [valid, invalid] = [formatNumber(list.valid), formatNumber(list.invalid)];
  const said = list.total === 0 ? words.none : list.invalid === 0 ? words.good(valid) : words.some(valid, invalid);
  return (
    <>
      <Banner
        tone={list.valid === 0 ? 'danger' : list.invalid > 0 ? 'warn' : 'good'}
        action={<Button size="s" label={words.open} onClick={() => setOpen(true)} />}
      >
        {said}
      </Banner>
      {open && <BulkRecipientsDialog slot={slot} onClose={() => setOpen(false)} />}
    </>
  );
}
