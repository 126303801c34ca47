import { defineText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import type { ReadingState } from './model/use-reading.ts';

const useWords = defineText(
  {
    loading: '文件还在加载，全部加载后即可确认。',
    failed: '有页面没有显示出来。请返回文件，点该页上的“重试”，显示后再确认。',
    unread: '发起人要求先看过文件。请返回文件，按上方的要求看完后再确认。',
  },
  {
    loading: 'The documents are still loading. You can confirm once all of them are loaded.',
    failed: 'A page could not be shown. Go back to the documents, press “Retry” on that page, then confirm.',
    unread:
      'The sender asks that the documents are shown first. Go back to them and do what the line above them asks, then confirm.',
  },
);

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
