import { type FormEvent, useEffect, useRef, useState } from 'react';
import { randomId } from '../../../api/device.ts';
import type { PdfSource, ViewDocument } from '../../../parts/pdf-view/pdf-view.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SelectField, TextField, bound } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { FoundWords } from './field-editor.tsx';
import { Heading, Paragraph, Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './keyword-panel.module.css';
import { BOX_TYPES, type BoxType, type Field } from './model/fields.ts';
import { type Found, type Where, fieldAt, hasSameField } from './model/keywords.ts';
import type { Signer } from './palette.tsx';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';
import { useSearchWord } from './use-search-word.ts';

interface PanelProps {
  documents: readonly ViewDocument[];
  source: PdfSource;
  signers: readonly Signer[];
  signer: Signer;
  editor: Editor;
  current: number;
  onFound: (found: FoundWords) => void;
  onShow: (place: Found) => void;
  onClose: () => void;
}
const WHERE: readonly Where[] = ['right', 'below', 'over'];
const ROWS_MAX = 200;

/** Places fields by a keyword: matches are found page by page, shown one at a time, and used singly or all at once. */
export function KeywordPanel(props: PanelProps) {
  const { documents, source, signers, signer, editor, current, onFound, onShow, onClose } = props;
  const words = usePrepareText();
  const { state, search, isRunning } = useSearchWord(documents, source, onFound);
  const [word, setWord] = useState('');
  const [type, setType] = useState<BoxType>('WRITE_SIGN');
  const [where, setWhere] = useState<Where>('right');
  const [holder, setHolder] = useState(signer.participantWsid);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const found = state?.found ?? [];
  const show = (at: number) => {
    onFound({ found, current: at });
    onShow(found[at]!);
  };
  const placeOn = (places: readonly Found[]) => {
    const made: Field[] = [];
    for (const place of places) {
      const page = editor.pageOf(place.docId, place.page);
      if (page === undefined) continue;
      const field = fieldAt(place, type, where, page, holder, randomId());
      if (!hasSameField(field, [...editor.fields, ...made])) made.push(field);
    }
    editor.placeAll(made);
    toast('info', made.length === 0 ? words.placedAlready : words.placedOn(made.length));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() !== '') search(word.trim());
  };
  return (
    <Stack as="section" gap={3} px={4} pt={3} pb={6} fill="surface" aria-labelledby="keywords-title">
      <Row as="header" justify="between">
        <Heading id="keywords-title" text={words.findWords} />
        <IconButton icon="close" label={words.closeSearch} onClick={onClose} />
      </Row>
      <Stack as="form" gap={2.5} onSubmit={submit}>
        <TextField ref={input} label={words.word} hint={words.wordHint} maxLength={60} {...bound(word, setWord)} />
        <Button label={words.search} type="submit" icon="search" busy={isRunning} />
      </Stack>
      {isRunning && state && (
        <Progress value={state.done / Math.max(1, state.total)} label={words.searching(state.done, state.total)} />
      )}
      <Paragraph
        size="m"
        className={styles.told}
        role="status"
        text={state && (isRunning ? words.searching(state.done, state.total) : words.foundCount(found.length))}
      />
      {state !== null && state.failed.length > 0 && (
        <Text as="p" size="m" tone="danger" text={words.notRead(state.failed.join(words.and))} />
      )}
      {found.length > 0 && (
        <>
          <Stack gap={2.5}>
            <SelectField
              label={words.holder}
              {...bound(holder, setHolder)}
              options={signers.map(({ participantWsid, name }) => [participantWsid, name])}
            />
            <SelectField
              label={words.palette}
              {...bound(type, (next) => setType(next as BoxType))}
              options={BOX_TYPES.map((item) => [item, words.type[item]])}
            />
            <SelectField
              label={words.whereTo}
              {...bound(where, (next) => setWhere(next as Where))}
              options={WHERE.map((item) => [item, words.where[item]])}
            />
          </Stack>
          <Button
            variant="primary"
            block
            label={words.placeAll(found.length)}
            disabled={isRunning}
            onClick={() => placeOn(found)}
          />
          <Stack as="ol" gap={1} className={styles.list}>
            {found.slice(0, ROWS_MAX).map((place, at) => (
              <li
                key={`${place.docId} ${place.page} ${place.box.x} ${place.box.y}`}
                data-current={at === current || undefined}
              >
                <button type="button" className={styles.place} onClick={() => show(at)}>
                  <span>{place.context}</span>
                  <small>
                    {documents.length > 1 && `${documents.find(({ id }) => id === place.docId)?.name ?? ''} · `}
                    {words.onPage(place.page)}
                  </small>
                </button>
                <IconButton icon="plus" label={words.placeHere(at + 1)} onClick={() => placeOn([place])} />
              </li>
            ))}
          </Stack>
          {found.length > ROWS_MAX && (
            <Paragraph size="m" className={styles.told} text={words.moreFound(found.length - ROWS_MAX)} />
          )}
        </>
      )}
    </Stack>
  );
}
