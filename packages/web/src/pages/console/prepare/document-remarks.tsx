import { Suspense, lazy, useState } from 'react';
import { defineText } from '../../../text/text.ts';
import { Button, Dialog, Row, Spinner, Stack, Text } from '../../../ui/index.ts';
import type { DraftDocument } from './model/draft.ts';
import { useDraft } from './use-draft.ts';

// The viewer is loaded with the first page that is shown.
const RemarkPage = lazy(async () => ({ default: (await import('./rare-panels.ts')).RemarkPage }));

const useWords = defineText('pages/console/prepare/document-remarks');
type Words = ReturnType<typeof useWords>;
type Remarks = DraftDocument['remarks'];

const SHOWN = 4;
function few(words: Words, values: readonly (string | number)[]): string {
  const list = words.list(values.slice(0, SHOWN));
  return values.length > SHOWN ? list + words.more(values.length) : list;
}

interface Line {
  readonly kind: Remarks[number]['kind'];
  readonly says: string;
  readonly page: number | undefined;
}

/** One line for each kind of remark; fonts are combined. */
function linesOf(words: Words, remarks: Remarks): Line[] {
  const fonts = remarks.filter(({ kind }) => kind === 'FONT_NOT_EMBEDDED');
  const pagesOf = (kind: Line['kind']) => remarks.find((one) => one.kind === kind)?.pages ?? [];
  const [pages, bare] = [pagesOf('TEXT_OFF_PAGE'), pagesOf('NOT_DRAWN')];
  const line = (kind: Line['kind'], says: string, page?: number): Line => ({ kind, says, page });
  const names = few(
    words,
    fonts.map(({ name = '?' }) => name),
  );
  const firsts = fonts.flatMap((font) => font.pages.slice(0, 1));
  const plain = {
    HIDDEN_LAYERS: words.hiddenLayers,
    LAYERS_STAY: words.layersStay,
    FORM_STAYS: words.formStays,
    MARKS_STAY: words.marksStay,
  };
  return [
    ...(fonts.length > 0 ? [line('FONT_NOT_EMBEDDED', words.fonts(names), Math.min(...firsts))] : []),
    ...(pages.length > 0 ? [line('TEXT_OFF_PAGE', words.offPage(few(words, pages)), pages[0])] : []),
    ...(bare.length > 0 ? [line('NOT_DRAWN', words.notDrawn(few(words, bare)), bare[0])] : []),
    ...Object.entries(plain).flatMap(([kind, says]) =>
      remarks.some((one) => one.kind === kind) ? [line(kind as Line['kind'], says)] : [],
    ),
  ];
}

/** Remarks on a document before anyone signs it, with the page as signers will see it. */
export function DocumentRemarks({ document }: { document: DraftDocument }) {
  const words = useWords();
  const { saver } = useDraft();
  const [looked, setLooked] = useState<Line | null>(null);
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  const lines = linesOf(words, document.remarks);
  if (lines.length === 0) return null;
  const look = (line: Line) => {
    setLooked(line);
    setOpen(true);
    // The server renders only pages of documents that are saved in the envelope.
    void saver
      .flush()
      .catch(() => {})
      .finally(() => setSaved(true));
  };
  const page = looked?.page;
  return (
    <>
      <Stack as="ul" gap={0.5}>
        {lines.map((line) => (
          <Row as="li" key={line.kind} gapX={2} wrap>
            <Text as="small" pl={1.5} size="s" tone="ink-2" text={line.says} />
            {line.page !== undefined && (
              <Button variant="quiet" size="s" icon="eye" label={words.look(line.page)} onClick={() => look(line)} />
            )}
          </Row>
        ))}
      </Stack>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="l"
        title={page === undefined ? '' : words.title(page)}
        description={looked?.kind === 'FONT_NOT_EMBEDDED' ? words.asSeen : words.asSeenPage}
      >
        <Suspense fallback={<Spinner />}>
          {page !== undefined && saved ? <RemarkPage document={document} page={page} /> : <Spinner />}
        </Suspense>
      </Dialog>
    </>
  );
}
