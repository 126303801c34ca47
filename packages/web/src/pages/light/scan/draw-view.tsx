import { SEAL_INK, SIGNATURE_INK, type StrokeFault } from '@countersign/domain';
import { useState } from 'react';
import { api, call, messageOf } from '../../../api/client.ts';
import { DrawPad } from '../../../parts/signature/draw-pad.tsx';
import { type InkPicture, wireInk } from '../../../parts/signature/ink-picture.ts';
import { useSignatureText } from '../../../parts/signature/text.ts';
import { useTimeLeft } from '../../../parts/scan/use-time-left.ts';
import { Button, Heading, Paragraph, Row, Stack, Text } from '../../../ui/index.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import styles from './draw-view.module.css';
import { useScanPageText } from './text.ts';
import { type OpenedScan, type ScanKey, isGone } from './use-opened-scan.ts';

interface DrawViewProps {
  scan: ScanKey;
  opened: OpenedScan;
  untilMs: number;
  onEnd: (how: 'done' | 'gone') => void;
}

/** The drawing pad with its instruction above and the one act below. */
export function DrawView({ scan, opened, untilMs, onEnd }: DrawViewProps) {
  const words = useScanPageText();
  const pad = useSignatureText();
  const [ink, setInk] = useState<InkPicture | null>(null);
  const [fault, setFault] = useState<StrokeFault>('empty');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setTried(true);
    if (ink === null) return;
    setBusy(true);
    setRefusal(null);
    const { scanWsid, secret } = scan;
    try {
      await call(api.finishScan, { params: { scanWsid }, body: { secret, ...wireInk(ink) } });
      onEnd('done');
    } catch (error) {
      if (isGone(error)) return onEnd('gone');
      setRefusal(messageOf(error));
      setBusy(false);
    }
  };
  const isSeal = opened.purpose === 'SEAL';
  const faults = isSeal ? pad.sealFault : pad.fault;
  // A mere dot or tick is reported as soon as it is drawn, an empty pad only when it is sent (ux 20).
  const complaint = refusal ?? (ink === null && (tried || fault !== 'empty') ? faults[fault] : null);
  return (
    <Stack as="main" gap={3} screenHigh width="full" mx="auto" className={styles.desk}>
      <Row as="header" gap={3} align="start" justify="between" className={styles.head}>
        <div>
          <Heading as="h1" heading="l" text={words.title[opened.purpose]} />
          <Paragraph size="m">
            {words.forWhom(opened.displayName)} <Left untilMs={untilMs} onOver={() => onEnd('gone')} />
          </Paragraph>
        </div>
        <LanguageSwitch />
      </Row>
      <DrawPad
        fill
        ink={isSeal ? SEAL_INK : SIGNATURE_INK}
        {...(isSeal ? { label: pad.sealPad, hint: pad.sealHint } : {})}
        onChange={(made, why) => {
          setInk(made);
          setFault(why ?? 'empty');
          setTried(false);
          setRefusal(null);
        }}
      />
      <Stack as="footer" gap={2} className={styles.foot} data-foot>
        <Text as="p" size="m" weight={500} tone="danger" minHeight="line" role="alert" text={complaint} />
        <Button variant="primary" size="l" block label={words.send} busy={busy} onClick={() => void send()} />
      </Stack>
    </Stack>
  );
}

function Left({ untilMs, onOver }: { untilMs: number; onOver: () => void }) {
  const words = useScanPageText();
  const { minutes, seconds } = useTimeLeft(untilMs, onOver);
  return (
    <Text whiteSpace="nowrap" tabular tone="ink-3">
      · {words.left(minutes, seconds)}
    </Text>
  );
}
