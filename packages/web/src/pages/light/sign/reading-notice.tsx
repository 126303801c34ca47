import { defineText } from '../../../text/text.ts';
import { Banner } from '../../../ui/index.ts';
import type { ReadingState } from './model/use-reading.ts';

const useWords = defineText('pages/light/sign/reading-notice');

/** Why an act has to wait for the documents; nothing once they have been shown. */
export function ReadingNotice({ state }: { state: ReadingState }) {
  const words = useWords();
  if (state === 'ready') return null;
  return (
    <div role="status">
      <Banner tone={state === 'failed' ? 'danger' : 'warn'}>{words[state]}</Banner>
    </div>
  );
}
