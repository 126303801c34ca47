import type { Form } from '@countersign/contract';
import { Suspense, lazy, useCallback, useMemo, useRef, useState } from 'react';
import type { PagePoint } from '../../../parts/form-layer/palette-item.tsx';
import type { ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import type { ViewPosition } from '../../../parts/pdf-view/use-view.ts';
import type { PdfViewHandle } from '../../../parts/pdf-view/view-handle.ts';
import { Button, Paragraph } from '../../../ui/index.ts';
import { ProgressDots } from './bottom-bar.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { SigningLayout } from './signing-layout.tsx';
import { FieldLayer } from './field-layer.tsx';
import { focusField } from './focus-field.ts';
import { kinds } from '../../../parts/field-kinds/kinds.ts';
import {
  type FieldValue,
  type NextAct,
  type PictureType,
  type SigningMode,
  firstValue,
  isOpenField,
  modeOf,
  needsSeal,
  nextAct,
  orderFields,
  pictureTypeOf,
  progressOf,
} from './model/fields.ts';
import type { OwnType } from './model/own-place.ts';
import { placeOf, workingWidthPx } from './model/place.ts';
import { PLACING_BEGINS, type Placing } from './model/placing.ts';
import type { Signing } from './model/queries.ts';
import type { Acted } from './model/stage.ts';
import { useActs } from './model/use-acts.ts';
import { useReading } from './model/use-reading.ts';
import { useOwnForms } from './model/use-own-forms.ts';
import { useSigningValues } from './model/use-signing-values.ts';
import { More } from './more.tsx';
import { type SheetName, SignSheets } from './sign-sheets.tsx';
import styles from './bottom-bar.module.css';
import { type Words, useSignText } from './text.ts';
import { SealNotice } from './seal-notice.tsx';
import { VoidNotice } from './void-notice.tsx';

const loadPlacing = () => import('./rare-parts.ts');
const PlacingLayer = lazy(async () => ({ default: (await loadPlacing()).PlacingLayer }));
const PlacingStrip = lazy(async () => ({ default: (await loadPlacing()).PlacingStrip }));

interface SigningViewProps {
  signing: Signing;
  /** A session of a link has no access to seals and stores no signature (Rulings §6.8). */
  isFree: boolean;
  /** Names of the documents that were loaded again because they had changed. */
  changed: readonly string[] | null;
  onDismissChanged: () => void;
  onActed: (acted: Acted) => void;
  onChanged: () => Promise<void>;
}

/** Reading, filling in and signing: the contract with the person's fields in place and one button that names the next act. */
export function SigningView(props: SigningViewProps) {
  const { signing, isFree, onActed } = props;
  const { envelope, documents, participant } = signing;
  const text = useSignText();
  const placed = useMemo(() => orderFields(signing.forms, documents), [signing.forms, documents]);
  const signings = useSigningValues(participant.participantWsid, placed);
  const { fields, values, notice } = useMemo(
    () =>
      kinds()?.ruled(placed, signing.readForms ?? [], signings.values) ?? {
        fields: placed,
        values: signings.values,
        notice: null,
      },
    [placed, signing.readForms, signings.values],
  );
  const ownForms = useOwnForms(signing);
  const [current, setCurrent] = useState<string | null>(null);
  const [sheet, setSheet] = useState<SheetName>('none');
  const [placing, setPlacing] = useState<Placing | null>(null);
  const view = useRef<PdfViewHandle>(null);
  const mode = modeOf(envelope, fields, values, placed.length === 0);
  const progress = progressOf(fields, values);
  const next = nextAct(fields, values, current, signings.started, ownForms.mustPlace);
  const reading = useReading(signing);
  const acts = useActs({
    signing,
    reading,
    fields,
    values,
    forget: signings.forget,
    onActed,
    onChanged: props.onChanged,
  });
  const colour = Math.max(
    0,
    envelope.participants.findIndex(({ participantWsid }) => participantWsid === participant.participantWsid) - 1,
  );

  const { setText } = reading;
  const go = useCallback(
    (form: Form): void => {
      setText(false);
      setCurrent(form.formWsid);
      view.current?.scrollToPlace(placeOf(form), workingWidthPx(form));
    },
    [setText],
  );
  /** Shows a field and opens what fills it (ux 17). */
  const open = (form: Form): void => {
    go(form);
    signings.start();
    if (form.formType === 'ATTACHMENT') return setSheet('ATTACHMENT');
    const picture = pictureTypeOf(form);
    if (picture === null) return focusField(form.formWsid);
    const adopted = signings.adopted[picture];
    if (adopted === null || values[form.formWsid] !== undefined) setSheet(picture);
    else {
      signings.set(form.formWsid, adopted);
      focusField(form.formWsid);
    }
  };
  const act = (): void => {
    if (placing !== null) return setPlacing(null);
    if (next.act === 'place') return setPlacing(PLACING_BEGINS);
    signings.start();
    if (next.act === 'finish') return setSheet('consent');
    const first = nextAct(fields, values, signings.started ? current : null, true);
    if (first.act === 'fill') open(first.form);
  };
  const adopt = (type: PictureType, value: FieldValue, forAll: boolean): void => {
    const targets = fields.filter(
      (form) => pictureTypeOf(form) === type && isOpenField(form) && (forAll || form.formWsid === current),
    );
    signings.adopt(
      type,
      value,
      targets.map(({ formWsid }) => formWsid),
    );
    setSheet('none');
  };
  const place = async (type: OwnType, at: PagePoint): Promise<void> => {
    setPlacing((now) => now && { ...now, armed: null });
    const made = await ownForms.place(type, at);
    if (made === null) return;
    setPlacing((now) => now && { armed: null, selected: made.formWsid });
    const picture = pictureTypeOf(made);
    const first = picture === null ? firstValue(made, new Date()) : signings.adopted[picture];
    if (first !== null) signings.set(made.formWsid, first);
  };
  const remove = (form: Form): void => {
    setPlacing((now) => now && { ...now, selected: null });
    void ownForms.remove(form).then((isGone) => isGone && signings.clear(form.formWsid));
  };
  const layer = placing && { ownForms, placing, onPlacing: setPlacing, onPlace: place, onRemove: remove, colour };
  const shown = placing === null ? fields : fields.filter(({ appended }) => !appended);
  const overlay = (page: ViewPage, scale: number) => (
    <>
      <FieldLayer
        documents={documents}
        page={page}
        scale={scale}
        current={current}
        signings={signings}
        values={values}
        fields={shown}
        onOpen={open}
        onFocus={({ formWsid }) => setCurrent(formWsid)}
      />
      {layer && (
        <Suspense>
          <PlacingLayer {...layer} onPlace={(...given) => void place(...given)} page={page} scale={scale} />
        </Suspense>
      )}
    </>
  );
  const places = reading.isText
    ? fields.map((form) => {
        const { docId, page, y } = placeOf(form);
        const value = values[form.formWsid];
        const label = text.fieldOnPage(text.field[form.formType], page, form.required);
        // What is computed or given by the sender is read, and leads nowhere.
        const content =
          isOpenField(form) && !form.rules?.computed ? (
            <Button size="s" icon={value === undefined ? 'pen' : 'check'} label={label} onClick={() => open(form)} />
          ) : (
            <Paragraph text={`${label} · ${(value?.kind === 'text' && value.text) || (form.initialValue ?? '')}`} />
          );
        return { id: form.formWsid, docId, page, top: y, content };
      })
    : [];
  const sight = useSight(signing);
  return (
    <>
      {notice}
      <SigningLayout
        signing={signing}
        reading={reading}
        view={view}
        overlay={overlay}
        places={places}
        viewRef={view}
        more={<More signing={signing} onActed={onActed} forget={signings.forget} />}
        status={<Status mode={mode} next={next} progress={progress} noAppearance={participant.noAppearance} />}
        notice={
          props.changed !== null ? (
            <ChangedNotice names={props.changed} onClose={props.onDismissChanged} />
          ) : (
            (mode === 'void' && <VoidNotice envelope={envelope} isFree={isFree} />) ||
            (isFree && fields.some(needsSeal) && <SealNotice />)
          )
        }
        strip={
          layer && (
            <Suspense>
              <PlacingStrip
                {...layer}
                onPlace={(...given) => void place(...given)}
                scale={sight.scale}
                here={sight.here}
              />
            </Suspense>
          )
        }
        tool={
          ownForms.mayPlace &&
          placing === null &&
          next.act !== 'place' && (
            <Button
              size="s"
              variant="quiet"
              icon="plus"
              label={text.addField}
              className={styles.addField}
              onClick={() => setPlacing(PLACING_BEGINS)}
            />
          )
        }
        onPosition={sight.setPosition}
        onScale={sight.setScale}
      >
        {placing === null && next.act === 'place' && (
          <Button
            size="l"
            label={text.noMark}
            busy={ownForms.isBusy}
            onClick={() => void ownForms.setNoAppearance(true)}
          />
        )}
        <Button
          variant="primary"
          size="l"
          block
          label={placing === null ? labelOf(next, mode, text) : text.placed}
          onClick={act}
        />
      </SigningLayout>
      <SignSheets
        sheet={sheet}
        signing={signing}
        fields={fields}
        mode={mode}
        isFree={isFree}
        current={fields.find(({ formWsid }) => formWsid === current)}
        onShow={setSheet}
        onAdopt={adopt}
        onFiles={({ formWsid }, value) => (value ? signings.set(formWsid, value) : signings.clear(formWsid))}
        acts={acts}
        shown={reading.state}
      />
    </>
  );
}

/** The visible page and its scale: placing by the keyboard puts a field there. */
function useSight({ documents }: Signing) {
  const [scale, setScale] = useState(1);
  const [position, setPosition] = useState<ViewPosition | null>(null);
  const size = documents.find(({ fileWsid }) => fileWsid === position?.docId)?.pages[(position?.page ?? 0) - 1];
  const here = position === null || size === undefined ? null : { ...position, width: size.width, height: size.height };
  return { scale, setScale, here, setPosition };
}

interface StatusProps {
  mode: SigningMode;
  next: NextAct;
  progress: ReturnType<typeof progressOf>;
  noAppearance: boolean;
}
function Status({ mode, next, progress, noAppearance }: StatusProps) {
  const text = useSignText();
  const said =
    next.act === 'place'
      ? text.placeStatus
      : progress.total > 0
        ? null
        : mode === 'void'
          ? text.voiding.status
          : noAppearance
            ? text.noMarkStatus
            : null;
  if (said === null) return <ProgressDots progress={progress} />;
  return <Paragraph size="m" role="status" text={said} />;
}

/** The one button names the act that follows (ux 16): submit for filling in, confirm for voiding. */
function labelOf(next: NextAct, mode: SigningMode, text: Words): string {
  if (next.act === 'place') return text.place;
  if (next.act === 'fill')
    return text.next(kinds()?.nameOfText(next.form) ?? text.field[next.form.formType], next.at, next.total);
  if (next.act === 'start') return mode === 'fill' ? text.startFilling : text.start;
  return { sign: text.finish, fill: text.submit, void: text.voiding.confirm }[mode];
}
