import { useState } from 'react';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { Button, ConfirmDialog } from '../../../../ui/index.ts';
import { useNoticesText } from './notices-text.ts';

type Permission = NotificationPermission | 'none';
const present = (): Permission => (typeof Notification === 'undefined' ? 'none' : Notification.permission);

/** Whether this browser may show notifications. It asks only after a click, once the page has explained them. */
export function DesktopPermission() {
  const words = useNoticesText();
  const [permission, setPermission] = useState(present);
  const [explaining, setExplaining] = useState(false);
  const why: Record<Permission, string> = {
    none: words.desktopNone,
    denied: words.desktopDenied,
    default: words.desktopAsk,
    granted: words.desktopGranted,
  };
  return (
    <SectionCard
      title={words.desktopTitle}
      why={<span role="status">{why[permission]}</span>}
      act={permission === 'default' && <Button icon="bell" label={words.allow} onClick={() => setExplaining(true)} />}
    >
      <ConfirmDialog
        open={explaining}
        onClose={() => setExplaining(false)}
        title={words.explainTitle}
        description={words.explain}
        act={words.goOn}
        // Not awaited by the dialog: the prompt of the browser stays above it until it is answered.
        onConfirm={() => void Notification.requestPermission().then(setPermission)}
      />
    </SectionCard>
  );
}
