import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { randomId } from '../../../api/device.ts';
import type { PdfSource, ViewDocument, ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import { defineText } from '../../../text/text.ts';
import { Button, Icon, toast } from '../../../ui/index.ts';
import { FloatingBar } from '../../../ui/floating-bar.tsx';
import { personColour } from '../../../ui/person-colours.ts';
import { FIELD_ICONS } from './field-icons.ts';
import { type Suggestion, fieldOf, isTaken, signersOfParties } from './model/suggestions.ts';
import type { Signer } from './palette.tsx';
import styles from './suggested-places.module.css';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';
import { useSuggestions } from './use-suggestions.ts';

const useSuggestionText = defineText('pages/console/prepare/suggested-places');

/** What draws the suggestions of a page over it, in pixels of `scale` per point. */
export type SuggestionLayer = (page: ViewPage, scale: number) => ReactNode;
/** The suggestions of these documents are not wanted, until the page is loaded again. */
const dismissed = new Set<string>();

interface SuggestedPlacesProps {
  documents: readonly ViewDocument[];
  source: PdfSource;
  signers: readonly Signer[];
  /** Gets the fields of places whose party the text does not name. */
  signer: Signer;
  editor: Editor;
  /** While something else happens on the pages. */
  isHidden: boolean;
  onLayer: (layer: SuggestionLayer | null) => void;
  onShow: (place: Suggestion) => void;
}

/**
 * Suggests fields from the text of the documents and from the forms that they had (ux 44): dashed boxes on the pages, each accepted
 * with a click, and a bar that accepts all. Nothing is placed by itself.
 */
export function SuggestedPlaces({
  documents,
  source,
  signers,
  signer,
  editor,
  isHidden,
  onLayer,
  onShow,
}: SuggestedPlacesProps) {
  const words = useSuggestionText();
  const key = documents.map(({ id }) => id).join(' ');
  const [, setDismissals] = useState(0);
  const { places, named } = useSuggestions(documents, source, editor.pageOf);
  const open = useMemo(
    () => (isHidden || dismissed.has(key) ? [] : places.filter((place) => !isTaken(place, editor.fields))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a dismissal renders again
    [places, editor.fields, isHidden, key, dismissed.size],
  );
  const signerOf = useMemo(() => signersOfParties(signers, named), [signers, named]);
  const holderOf = ({ party }: Suggestion): Signer => signerOf(party) ?? signer;
  /** Of a party that no signer stands for, nothing is placed with the others. */
  const wanted = open.filter(({ party }) => party === null || signerOf(party) !== null);
  const accept = (accepted: readonly Suggestion[]) => {
    editor.placeAll(
      accepted.flatMap((place) => {
        const page = editor.pageOf(place.docId, place.page);
        return page ? [fieldOf(place, page, holderOf(place).participantWsid, randomId())] : [];
      }),
    );
    if (accepted.length > 1) toast('info', words.placed(accepted.length));
  };
  useEffect(() => {
    onLayer(
      open.length === 0
        ? null
        : (page, scale) =>
            open
              .filter((place) => place.docId === page.docId && place.page === page.page)
              .map((place) => (
                <Ghost
                  key={`${place.box.x} ${place.box.y}`}
                  place={place}
                  scale={scale}
                  holder={holderOf(place)}
                  onAccept={() => accept([place])}
                />
              )),
    );
    return () => onLayer(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the others change with each render and follow from these
  }, [open, signerOf, signer]);
  const [shown, setShown] = useState(0);
  if (open.length === 0) return null;
  return (
    <div className={styles.bar} data-foot>
      <FloatingBar
        label={words.title}
        status={words.found(open.length)}
        close={{
          label: words.dismiss,
          act: () => {
            dismissed.add(key);
            setDismissals(dismissed.size);
          },
        }}
      >
        <Button
          variant="quiet"
          label={words.next}
          onClick={() => {
            onShow(open[shown % open.length]!);
            setShown(shown + 1);
          }}
        />
        {wanted.length > 0 && (
          <Button variant="primary" label={words.placeAll(wanted.length)} onClick={() => accept(wanted)} />
        )}
      </FloatingBar>
    </div>
  );
}

interface GhostProps {
  place: Suggestion;
  scale: number;
  holder: Signer;
  onAccept: () => void;
}
function Ghost({ place: { box, type, label }, scale, holder, onAccept }: GhostProps) {
  const words = useSuggestionText();
  const kinds = usePrepareText().type;
  return (
    <button
      type="button"
      className={styles.ghost}
      aria-label={words.place(kinds[type], holder.name, label)}
      title={words.place(kinds[type], holder.name, label)}
      style={{
        left: box.x * scale,
        top: box.y * scale,
        width: box.width * scale,
        height: box.height * scale,
        borderColor: personColour(holder.index).solid,
        background: personColour(holder.index).tint,
      }}
      onClick={onAccept}
    >
      <Icon name={FIELD_ICONS[type]} size={Math.min(16, box.height * scale - 4)} />
    </button>
  );
}
