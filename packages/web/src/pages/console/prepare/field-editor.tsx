import { Suspense, lazy, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { PdfView, PdfViewBar, usePdfSource } from '../../../parts/pdf-view/pdf-view.tsx';
import type { ViewPosition } from '../../../parts/pdf-view/use-view.ts';
import type { PdfViewHandle } from '../../../parts/pdf-view/view-handle.ts';
import { loadKinds } from '../../../parts/field-kinds/kinds.ts';
import { Box, Grid, Icon, Spinner, Stack } from '../../../ui/index.ts';
import { EditorBar } from './editor-bar.tsx';
import { FIELD_ICONS } from './field-icons.ts';
import styles from './field-editor.module.css';
import type { Found } from './model/keywords.ts';
import { PageOverlay } from './page-overlay.tsx';
import { Palette, type Signer } from './palette.tsx';
import type { Suggestion } from './model/suggestions.ts';
import type { SuggestionLayer } from './suggested-places.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { usePrepareText } from './text.ts';
import { useEditor } from './use-editor.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useViewDocuments, usePreview, useAskedField, useFirstOf } from './use-editor-view.ts';

const Properties = lazy(async () => {
  await loadKinds();
  return { default: (await import('./properties.tsx')).Properties };
});
const KeywordPanel = lazy(async () => ({ default: (await import('./keyword-panel.tsx')).KeywordPanel }));
const SignerPreview = lazy(async () => ({ default: (await import('./signer-preview.tsx')).SignerPreview }));
const SuggestedPlaces = lazy(async () => ({ default: (await import('./rare-panels.ts')).SuggestedPlaces }));

/** The search results and the current one. */
export interface FoundWords {
  readonly found: readonly Found[];
  readonly current: number;
}
const NOTHING_FOUND: FoundWords = { found: [], current: -1 };

export function FieldEditor({ signers }: { signers: readonly Signer[] }) {
  const words = usePrepareText();
  const viewDocuments = useViewDocuments();
  const [chosen, setChosen] = useState(signers[0]!.participantWsid);
  const signer = signers.find(({ participantWsid }) => participantWsid === chosen) ?? signers[0]!;
  const [position, setPosition] = useState<ViewPosition | null>(null);
  const [view, setView] = useState({ scale: 1, zoom: 1 });
  const [isSearching, setSearching] = useState(false);
  const [marks, setFound] = useState<FoundWords>(NOTHING_FOUND);
  const [suggestions, setSuggestions] = useState<{ readonly layer: SuggestionLayer | null }>({ layer: null });
  const editor = useEditor(signer.participantWsid, position);
  const viewer = useRef<PdfViewHandle>(null);
  const source = usePdfSource(viewDocuments);
  const { subscribe, get } = source.rendering;
  const isDrawn = useSyncExternalStore(subscribe, () => get().drawnPages.size > 0);
  const { preview, setPreview } = usePreview();
  useEditorKeys(editor, preview === null);
  useAskedField(editor, viewer);
  const onScale = useMemo(() => (scale: number, zoom: number) => setView({ scale, zoom }), []);
  useFirstOf(preview, editor, viewer);
  const seen = preview === null ? null : (signers.find((item) => item.participantWsid === preview) ?? signers[0]!);
  const showPlace = ({ docId, page, box }: Found | Suggestion) =>
    viewer.current?.scrollToPlace({ ...box, docId, page });
  const closeSearch = () => (setSearching(false), setFound(NOTHING_FOUND));
  return (
    <Grid grow minHeight={0} className={styles.editor} data-preview={seen !== null || undefined}>
      {seen === null && (
        <Stack as="aside" gap={6} py={5} px={4} overflowY="auto" className={styles.tools} aria-label={words.palette}>
          <Palette signers={signers} signer={signer} onSigner={setChosen} editor={editor} scale={view.scale} />
        </Stack>
      )}
      <Stack as="section" position="relative" minWidth={0} minHeight={0} fill="desk" className={styles.desk}>
        <EditorBar
          editor={editor}
          documents={viewDocuments}
          position={position}
          onDocument={(docId) => viewer.current?.scrollToPage(docId, 1)}
          searching={isSearching}
          onSearch={() => (isSearching ? closeSearch() : setSearching(true))}
          signers={signers}
          preview={seen?.participantWsid ?? null}
          onPreview={setPreview}
        >
          <PdfViewBar view={viewer} position={position} zoom={view.zoom} />
        </EditorBar>
        <Box grow minHeight={0}>
          <PdfView
            ref={viewer}
            documents={viewDocuments}
            source={source}
            label={words.pdf}
            selectable={false}
            overlay={(page, scale) =>
              seen === null ? (
                <>
                  <PageOverlay page={page} scale={scale} editor={editor} signers={signers} marks={marks} />
                  {suggestions.layer?.(page, scale)}
                </>
              ) : (
                <Suspense>
                  <SignerPreview page={page} scale={scale} editor={editor} signer={seen} />
                </Suspense>
              )
            }
            onPosition={setPosition}
            onScale={onScale}
          />
        </Box>
        {seen === null && isDrawn && (
          <Suspense>
            <SuggestedPlaces
              documents={viewDocuments}
              source={source}
              signers={signers}
              signer={signer}
              editor={editor}
              isHidden={isSearching || editor.armed !== null}
              onLayer={(layer) => setSuggestions({ layer })}
              onShow={showPlace}
            />
          </Suspense>
        )}
        {editor.armed !== null && (
          <p className={styles.armed} role="status">
            <Icon name={editor.armed === 'move' ? 'drag' : FIELD_ICONS[editor.armed]} size={18} />
            {editor.armed === 'move' ? words.armedMove : words.armed(words.type[editor.armed])}
          </p>
        )}
      </Stack>
      {seen === null && (
        <Stack
          as="aside"
          minHeight={0}
          overflowY="auto"
          className={styles.side}
          data-open={editor.selected.length > 0 || isSearching || undefined}
          aria-label={words.side}
        >
          {editor.selected.length > 0 && !isSearching && (
            <Suspense fallback={<Spinner />}>
              <Properties editor={editor} signers={signers} />
            </Suspense>
          )}
          {isSearching && (
            <Suspense fallback={<Spinner />}>
              <KeywordPanel
                documents={viewDocuments}
                source={source}
                signers={signers}
                signer={signer}
                editor={editor}
                current={marks.current}
                onFound={setFound}
                onShow={showPlace}
                onClose={closeSearch}
              />
            </Suspense>
          )}
          {!isSearching && (
            <div className={styles.thumbs}>
              <Thumbnails
                documents={viewDocuments}
                source={source}
                position={position}
                signers={signers}
                editor={editor}
                onPick={(docId, page) => viewer.current?.scrollToPage(docId, page)}
              />
            </div>
          )}
        </Stack>
      )}
    </Grid>
  );
}
