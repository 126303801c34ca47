import type { MultiSend } from '@countersign/contract';
import { useState } from 'react';
import { formatNumber } from '../../../text/format.ts';
import { defineText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Slot } from '../model/bulk-queries.ts';
import { BulkRecipientsDialog } from './bulk-recipients.tsx';

export const useBulkReviewText = defineText(
  {
    send: (count: string) => `分别发送给 ${count} 人`,
    starting: '正在准备发送…',
    started: '已开始批量发送',
    none: '名单还是空的，请先填写名单。',
    good: (count: string) => `名单里的 ${count} 人将各收到一份自己的合同。`,
    some: (valid: string, bad: string) => `将发送给 ${valid} 人；另有 ${bad} 行需要改正，不会发送。`,
    open: '查看名单',
  },
  {
    send: (count) => (count === '1' ? 'Send to 1 person' : `Send to ${count} people`),
    starting: 'Preparing to send…',
    started: 'Sending has started',
    none: 'The list is still empty. Fill it in first.',
    good: (count) =>
      count === '1'
        ? 'The person on the list gets a contract.'
        : `Each of the ${count} people on the list gets their own contract.`,
    some: (valid, bad) => `It goes to ${valid} on the list; the others (${bad}) need correction and are left out.`,
    open: 'Show the list',
  },
);

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
