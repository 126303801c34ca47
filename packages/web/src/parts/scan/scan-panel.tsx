import type { ScanPurpose } from '@countersign/domain';
import { messageOf } from '../../api/client.ts';
import { Button } from '../../ui/index.ts';
import { CodePanel, TimeLeft } from './code-panel.tsx';
import type { ScanState } from './scan-state.ts';
import { useScanText } from './text.ts';
import { useScan } from './use-scan.ts';

interface ScanPanelProps {
  purpose: ScanPurpose;
  name?: string;
  canList?: boolean;
  /** The writeWsid or personalSealWsid of the drawing from the phone. */
  onDrawn: (wsid: string) => void;
}

/** A QR code by which a phone draws; the drawing arrives here within a second (ux 21). */
export default function ScanPanel({ purpose, name = '', canList = true, onDrawn }: ScanPanelProps) {
  const words = useScanText();
  const { state, nowMs, again } = useScan({ purpose, name, canList }, onDrawn);
  return (
    <CodePanel
      code={'scan' in state ? state.scan : CODE[state.step]}
      codeLabel={words.code}
      steps={words.steps}
      status={wordOf(state, words)}
      isGood={state.step === 'opened' || state.step === 'drawn'}
    >
      {(state.step === 'expired' || state.step === 'failed') && (
        <Button icon="rotate" label={words.again} onClick={again} />
      )}
      {'untilMs' in state && <TimeLeft untilMs={state.untilMs} nowMs={nowMs} say={words.left} />}
    </CodePanel>
  );
}

const CODE = { making: 'making', drawn: 'done', expired: 'over', failed: 'over' } as const;

function wordOf(state: ScanState, words: ReturnType<typeof useScanText>): string {
  if (state.step === 'failed') return messageOf(state.error);
  return state.step === 'shown' ? words.once : words[state.step];
}
