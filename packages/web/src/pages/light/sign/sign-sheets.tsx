import type { Attachment, Form } from '@countersign/contract';
import { useState } from 'react';
import type { ReadingState } from './model/use-reading.ts';
import type { ShieldBody } from '../../../parts/shield/use-shield-panel.ts';
import { lateSheet } from '../../../ui/late.tsx';
import { type FieldValue, type PictureType, type SigningMode, isOpenField, pictureTypeOf } from './model/fields.ts';
import type { Signing } from './model/queries.ts';
import type { Proofs, useActs } from './model/use-acts.ts';
import { useOfficeSeals } from './model/use-office-seals.ts';

const AdoptSheet = lateSheet(() => import('./adopt-sheet.tsx').then(({ AdoptSheet: part }) => part));
const SealSheet = lateSheet(() => import('./seal-sheet.tsx').then(({ SealSheet: part }) => part));
const AttachSheet = lateSheet(() =>
  import('../../../parts/attachments/attach-sheet.tsx').then(({ AttachSheet: part }) => part),
);
const ConsentSheet = lateSheet(() => import('./consent-sheet.tsx').then(({ ConsentSheet: part }) => part));

const ShieldSheet = lateSheet(() => import('./shield-sheet.tsx').then((part) => part.default));

export type SheetName = 'none' | 'consent' | 'shield' | 'ATTACHMENT' | PictureType;

interface SignSheetsProps {
  sheet: SheetName;
  signing: Signing;
  fields: readonly Form[];
  /** The current field. */
  current: Form | undefined;
  mode: SigningMode;
  isFree: boolean;
  onAdopt: (type: PictureType, value: FieldValue, forAll: boolean) => void;
  onFiles: (form: Form, value: FieldValue | null) => void;
  acts: ReturnType<typeof useActs>;
  onShow: (sheet: SheetName) => void;
  /** Whether the documents have been shown. */
  shown: ReadingState;
}

const valueOf = (files: readonly Attachment[]): FieldValue | null =>
  files.length === 0
    ? null
    : {
        kind: 'files',
        attachmentWsids: files.map(({ attachmentWsid }) => attachmentWsid),
        names: files.map(({ fileName }) => fileName).join(' · '),
      };

/** The sheets of signing: a signature, a seal, the consent. They are loaded after the page's first paint. */
export function SignSheets(props: SignSheetsProps) {
  const { sheet, signing, fields, current, mode, isFree, onShow, onAdopt, acts, shown } = props;
  const { office, lookAgain } = useOfficeSeals(signing);
  const [shieldBody, setShieldBody] = useState<ShieldBody | null>(null);
  const onClose = (): void => onShow('none');
  const hasShield = signing.participant.secureLevel === 'SHIELD_CERT' && mode !== 'fill';
  const sign = async (proofs: Proofs): Promise<void> => {
    if (!hasShield) return acts.sign(proofs);
    setShieldBody(acts.bodyOf(proofs));
    onShow('shield');
  };
  const signature = fields.find((form) => ![null, 'INITIALS'].includes(pictureTypeOf(form)));
  const close = (isOpen: boolean): void => void (!isOpen && onClose());
  const { name } = signing.participant;
  const countOf = (type: PictureType): number =>
    fields.filter((form) => pictureTypeOf(form) === type && isOpenField(form)).length;
  return (
    <>
      <AdoptSheet
        open={sheet === 'WRITE_SIGN'}
        onOpenChange={close}
        form={current}
        name={name}
        count={countOf('WRITE_SIGN')}
        isFree={isFree}
        onAdopt={(value, forAll) => onAdopt('WRITE_SIGN', value, forAll)}
      />
      <AdoptSheet
        open={sheet === 'INITIALS'}
        isInitials
        onOpenChange={close}
        form={current}
        name={name}
        count={countOf('INITIALS')}
        isFree={isFree}
        onAdopt={(value, forAll) => onAdopt('INITIALS', value, forAll)}
      />
      <SealSheet
        open={sheet === 'SEAL_SIGN'}
        onOpenChange={close}
        name={name}
        count={countOf('SEAL_SIGN')}
        isFree={isFree}
        office={office}
        onLookAgain={lookAgain}
        onAdopt={(value, forAll) => onAdopt('SEAL_SIGN', value, forAll)}
      />
      <ConsentSheet
        open={sheet === 'consent'}
        onOpenChange={close}
        signing={signing}
        mode={mode}
        shown={shown}
        onSign={sign}
      />
      {fields.some(({ formType }) => formType === 'ATTACHMENT') && (
        <AttachSheet
          open={sheet === 'ATTACHMENT'}
          onClose={onClose}
          form={current}
          envelopeWsid={signing.envelope.envelopeWsid}
          participantWsid={signing.participant.participantWsid}
          onFiles={(form, files) => props.onFiles(form, valueOf(files))}
        />
      )}
      {hasShield && (
        <ShieldSheet
          open={sheet === 'shield'}
          body={shieldBody}
          signing={signing}
          formWsid={signature?.formWsid ?? signing.participant.participantWsid}
          onClose={onClose}
          onSigned={acts.finish}
          onRefused={() => {
            setShieldBody(null);
            onShow('consent');
          }}
        />
      )}
    </>
  );
}
