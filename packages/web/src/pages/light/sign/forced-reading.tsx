import type { PdfViewHandle } from '../../../parts/pdf-view/view-handle.ts';
import { defineText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import type { Reading } from './model/use-reading.ts';
import { Notice } from './notice.tsx';

const useWords = defineText(
  {
    end: '发起人要求：处理前，每一页都要在页面上显示过。会如实记录。',
    seconds: (count: number) => `发起人要求：处理前，每份文件至少在页面上显示 ${count} 秒。会如实记录。`,
    pagesLeft: (name: string, left: number) => `《${name}》还有 ${left} 页`,
    secondsLeft: (name: string, left: number) => `《${name}》还需 ${left} 秒`,
    next: '去未显示的页',
    there: '去这份文件',
    met: '已达到要求',
  },
  {
    end: 'The sender asks that every page is shown here before you act. This is recorded.',
    seconds: (count) =>
      `The sender asks that each document is shown here for at least ${count} s before you act. This is recorded.`,
    pagesLeft: (name, left) => `“${name}”: ${left} pages left`,
    secondsLeft: (name, left) => `“${name}”: ${left} s left`,
    next: 'Go to the next page',
    there: 'Go to this document',
    met: 'Done',
  },
);

interface Props {
  reading: Reading;
  view: { readonly current: PdfViewHandle | null };
}

/** What the sender asks to have shown, what is missing, and a button that leads there, also without scrolling. */
export function ForcedReading({ reading: { rule, missing, setText }, view }: Props) {
  const words = useWords();
  if (rule === null) return null;
  const isEnd = rule.until === 'END';
  return (
    <Notice>
      <span>{isEnd ? words.end : words.seconds(rule.seconds)}</span>
      {missing === null ? (
        <strong role="status">{words.met}</strong>
      ) : (
        <>
          <strong role="timer">
            {isEnd
              ? words.pagesLeft(missing.fileName, missing.left)
              : words.secondsLeft(missing.fileName, missing.left)}
          </strong>
          <Button
            size="s"
            label={isEnd ? words.next : words.there}
            onClick={() => {
              // The pages count, not their text.
              setText(false);
              view.current?.scrollToPage(missing.fileWsid, missing.page);
            }}
          />
        </>
      )}
    </Notice>
  );
}
