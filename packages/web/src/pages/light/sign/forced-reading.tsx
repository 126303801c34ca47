import type { PdfViewHandle } from '../../../parts/pdf-view/view-handle.ts';
import { defineText } from '../../../text/text.ts';
import { Button } from '../../../ui/index.ts';
import type { Reading } from './model/use-reading.ts';
import { Notice } from './notice.tsx';

const useWords = defineText('pages/light/sign/forced-reading');

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
