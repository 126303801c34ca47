import { useParams } from '@tanstack/react-router';
import { AwayView, EndView, OpeningView } from '../../../parts/scan/code-page.tsx';
import { useCodeSecret } from '../../../parts/scan/use-code-secret.ts';
import { useTitle } from '../../../text/use-title.ts';
import { DrawView } from './draw-view.tsx';
import { useScanPageText } from './text.ts';
import { type ScanKey, useOpenedScan } from './use-opened-scan.ts';

/** The page behind the QR code: a full-screen pad, for the computer that shows the code; no login is needed. */
export function ScanPage() {
  const { scanWsid } = useParams({ from: '/scan/$scanWsid' });
  const words = useScanPageText();
  const secret = useCodeSecret(scanWsid);
  if (secret !== null) return <OpenScan scan={{ scanWsid, secret }} />;
  return <EndView drawing="search" title={words.incompleteTitle} why={words.incompleteWhy} />;
}

function OpenScan({ scan }: { scan: ScanKey }) {
  const words = useScanPageText();
  const { state, again, close } = useOpenedScan(scan);
  useTitle(state.step === 'drawing' ? words.title[state.opened.purpose] : words.page);
  switch (state.step) {
    case 'opening':
      return <OpeningView word={words.opening} />;
    case 'drawing':
      return <DrawView scan={scan} opened={state.opened} untilMs={state.untilMs} onEnd={close} />;
    case 'gone':
      return <EndView drawing="clock" title={words.goneTitle} why={words.goneWhy} />;
    case 'away':
      return <AwayView title={words.awayTitle} error={state.error} onAgain={again} />;
    case 'done':
      return <EndView drawing="done" title={words.doneTitle} why={words.doneWhy} />;
  }
}
