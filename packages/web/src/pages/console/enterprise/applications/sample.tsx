import { SectionCard } from '../../../../ui/section-card.tsx';
import { Button, toast } from '../../../../ui/index.ts';
import { copyText } from '../invitations/copy-text.ts';
import { Code } from './code.tsx';
import { SAMPLE } from './sample-code.ts';
import { useApplicationsText } from './text.ts';

/** How a receiver checks the signature, to copy. */
export function Sample() {
  const words = useApplicationsText();
  const copy = async () => {
    const done = await copyText(SAMPLE);
    toast(done ? 'success' : 'warning', done ? words.copied : words.copyFailed);
  };
  return (
    <SectionCard
      title={words.sample}
      why={words.sampleWhy}
      act={<Button size="s" icon="copy" label={words.copy} onClick={() => void copy()} />}
    >
      <Code>{SAMPLE}</Code>
    </SectionCard>
  );
}
