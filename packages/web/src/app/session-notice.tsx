import { Button, Dialog } from '../ui/index.ts';
import { defineText } from '../text/text.ts';

const useWords = defineText('app/session-notice');
export type SessionNotice = keyof ReturnType<typeof useWords>;

/** What happened to the session, with the one way on (Spec §8 "Startup and session"). */
export function SessionNoticeDialog({ notice, onAct }: { notice: SessionNotice | null; onAct: () => void }) {
  const words = useWords();
  const said = words[notice ?? 'changed'];
  return (
    <Dialog
      open={notice !== null}
      onClose={() => {}}
      locked
      size="s"
      title={said.title}
      description={said.why}
      footer={<Button variant="primary" label={said.act} onClick={onAct} />}
    />
  );
}
