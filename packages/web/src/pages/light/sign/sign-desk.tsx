import type { Form } from '@countersign/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { PdfViewHandle, ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { AdoptSheet } from './adopt-sheet.tsx';
import { ProgressDots } from './bottom-bar.tsx';
import { ConsentSheet } from './consent-sheet.tsx';
import { Desk } from './desk.tsx';
import { FieldLayer } from './field-layer.tsx';
import { focusField } from './focus-field.ts';
import { More } from './more.tsx';
import { type FieldValue, type NextAct, isOpenField, nextAct, orderFields, progressOf } from './model/fields.ts';
import { placeOf, workingWidthPx } from './model/place.ts';
import type { Signing } from './model/queries.ts';
import type { Acted } from './model/stage.ts';
import { useActs } from './model/use-acts.ts';
import { type PictureType, useSigningValues } from './model/use-signing-values.ts';
import { SealSheet } from './seal-sheet.tsx';
import { signText } from './text.ts';
import type { Words } from './words.zh.ts';

interface SignDeskProps {
  signing: Signing;
  /** A session of a link reaches no seals and keeps no signature (Rulings §6.8). */
  isFree: boolean;
  /** The documents were loaded again because they had changed. */
  isChanged: boolean;
  onDismissChanged: () => void;
  onActed: (acted: Acted) => void;
  onChanged: () => Promise<void>;
}

type Sheet = 'none' | 'consent' | PictureType;
const isPictureType = (type: Form['formType']): type is PictureType => type === 'WRITE_SIGN' || type === 'SEAL_SIGN';

/** Reads, fills in, signs: the contract with the person's fields in place and one button that names the next act. */
export function SignDesk(props: SignDeskProps) {
  const { signing, isFree, onActed } = props;
  const text = useText(signText);
  const fields = useMemo(() => orderFields(signing.forms, signing.documents), [signing.forms, signing.documents]);
  const signings = useSigningValues(signing.participant.participantWsid, fields);
  const [current, setCurrent] = useState<string | null>(null);
  const [sheet, setSheet] = useState<Sheet>('none');
  const view = useRef<PdfViewHandle>(null);
  const progress = progressOf(fields, signings.values);
  const next = nextAct(fields, signings.values, current, signings.started);
  const acts = useActs({
    signing,
    fields,
    values: signings.values,
    forget: signings.forget,
    onActed,
    onChanged: props.onChanged,
  });
  const currentForm = fields.find(({ formWsid }) => formWsid === current);

  const go = useCallback((form: Form): void => {
    setCurrent(form.formWsid);
    view.current?.scrollToPlace(placeOf(form), workingWidthPx(form));
  }, []);
  const open = (form: Form): void => {
    go(form);
    signings.start();
    const { formType, formWsid } = form;
    if (!isPictureType(formType)) return focusField(formWsid);
    const adopted = signings.adopted[formType];
    if (adopted === null || signings.values[formWsid] !== undefined) setSheet(formType);
    else {
      signings.set(formWsid, adopted);
      focusField(formWsid);
    }
  };
  const act = (): void => {
    signings.start();
    if (next.act === 'finish') return setSheet('consent');
    const first = nextAct(fields, signings.values, signings.started ? current : null, true);
    if (first.act === 'fill') open(first.form);
  };
  const adopt = (type: PictureType, value: FieldValue, forAll: boolean): void => {
    const targets = fields.filter(
      (form) => form.formType === type && isOpenField(form) && (forAll || form.formWsid === current),
    );
    signings.adopt(
      type,
      value,
      targets.map(({ formWsid }) => formWsid),
    );
    setSheet('none');
  };
  const signs = fields.some(({ formType }) => isPictureType(formType));
  const overlay = (page: ViewPage, scale: number) => (
    <FieldLayer
      {...{ fields, page, scale, current, signings }}
      onOpen={open}
      onFocus={({ formWsid }) => setCurrent(formWsid)}
    />
  );
  return (
    <>
      <Desk
        signing={signing}
        view={view}
        viewRef={view}
        overlay={overlay}
        more={<More {...{ signing, onActed }} forget={signings.forget} />}
        status={<ProgressDots progress={progress} />}
        notice={props.isChanged && <ChangedNotice onClose={props.onDismissChanged} />}
      >
        <Button variant="primary" size="l" block onClick={act}>
          {labelOf(next, signs, text)}
        </Button>
      </Desk>
      <AdoptSheet
        open={sheet === 'WRITE_SIGN'}
        onOpenChange={(isOpen) => !isOpen && setSheet('none')}
        form={currentForm}
        name={signing.participant.name}
        count={fields.filter((form) => form.formType === 'WRITE_SIGN' && isOpenField(form)).length}
        isFree={isFree}
        onAdopt={(value, forAll) => adopt('WRITE_SIGN', value, forAll)}
      />
      <SealSheet
        open={sheet === 'SEAL_SIGN'}
        onOpenChange={(isOpen) => !isOpen && setSheet('none')}
        name={signing.participant.name}
        count={fields.filter((form) => form.formType === 'SEAL_SIGN' && isOpenField(form)).length}
        isFree={isFree}
        onAdopt={(value, forAll) => adopt('SEAL_SIGN', value, forAll)}
      />
      <ConsentSheet
        open={sheet === 'consent'}
        onOpenChange={(isOpen) => !isOpen && setSheet('none')}
        signing={signing}
        signs={signs}
        onSign={acts.sign}
      />
    </>
  );
}

/** The one button names the act that follows (ux 16); who only fills in submits. */
function labelOf(next: NextAct, signs: boolean, text: Words): string {
  if (next.act === 'fill') return text.next(text.field[next.form.formType], next.at, next.total);
  if (next.act === 'start') return signs ? text.start : text.startFilling;
  return signs ? text.finish : text.submit;
}

function ChangedNotice({ onClose }: { onClose: () => void }) {
  const text = useText(signText);
  return (
    <Banner tone="warn" action={<IconButton icon="close" label={text.close} onClick={onClose} />}>
      {text.changed}
    </Banner>
  );
}
