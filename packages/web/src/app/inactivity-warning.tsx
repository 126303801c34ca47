import { useState } from 'react';
import { useSharedText } from '../text/shared.ts';
import { defineText } from '../text/text.ts';
import { Button, Dialog, Row, Text } from '../ui/index.ts';
import { formatCountdown } from './inactivity.ts';

const useWords = defineText('app/inactivity-warning');

/** Shown before the half hour is over (Spec §4 "Session"). */
export function InactivityWarning({
  leftMs,
  onStay,
  onLeave,
}: {
  leftMs: number | null;
  onStay: () => Promise<void>;
  onLeave: () => Promise<void>;
}) {
  const words = useWords();
  const shared = useSharedText();
  const [busy, setBusy] = useState<'stay' | 'leave' | null>(null);
  const act = (what: 'stay' | 'leave', run: () => Promise<void>) => {
    setBusy(what);
    void run().finally(() => setBusy(null));
  };
  return (
    <Dialog
      open={leftMs !== null}
      onClose={() => {}}
      locked
      size="s"
      title={words.title}
      description={words.why}
      footer={
        <>
          <Button variant="quiet" label={shared.logout} busy={busy === 'leave'} onClick={() => act('leave', onLeave)} />
          <Button variant="primary" label={words.stay} busy={busy === 'stay'} onClick={() => act('stay', onStay)} />
        </>
      }
    >
      <Row as="p" align="baseline" justify="between" py={3} px={4} radius="m" fill="sunk" tone="ink-2">
        {words.left}
        <Text as="strong" role="timer" heading="page" tone="ink" tabular text={formatCountdown(leftMs ?? 0)} />
      </Row>
    </Dialog>
  );
}
