import { useForm, useTyped } from '../../../../parts/form/form.ts';
import { PageForm } from '../../../../parts/form/page-form.tsx';
import { Fault, Grid, Hint, TextField, bound } from '../../../../ui/index.ts';
import type { OfficeSeal } from '@countersign/contract';
import { NAME_MAX, SEAL_SIZE_MM } from '@countersign/domain';
import { useState } from 'react';
import { uploadOfficeSeal } from '../../../../api/office-seals.ts';
import { type InkPicture, blobOf } from '../../../../parts/signature/ink-picture.ts';
import { PictureUpload } from '../../../../parts/signature/picture-upload.tsx';
import styles from './new-seal.module.css';
import { useNewSealText } from './new-seal-text.ts';
import { RealSize } from './real-size.tsx';
import { SealNaming } from './seal-naming.tsx';
import { useSealsText } from './text.ts';

const USUAL_MM = '42';

/** The form of an uploaded impression: a photo or scan, cropped and without background, and the real width. */
export function UploadedSealForm({ onMade }: { onMade: (seal: OfficeSeal) => Promise<void> }) {
  const words = useNewSealText();
  const { pictureOf } = useSealsText();
  const form = useForm();
  const [picture, setPicture] = useState<InkPicture | null>(null);
  const [width, setWidth] = useState(USUAL_MM);
  const name = useTyped(form, '', words.nameMissing);
  const [groupWsid, setGroup] = useState<string | null>(null);
  const widthMm = Number(width);
  const fitsWidth = /^\d{1,3}(\.\d)?$/.test(width) && widthMm >= SEAL_SIZE_MM.min && widthMm <= SEAL_SIZE_MM.max;
  const make = async () => {
    if (picture === null) return;
    const given = { name: name.given, widthMm, groupWsid, picture: blobOf(picture.writeData) };
    await onMade(await uploadOfficeSeal(given));
  };
  const heightMm = picture === null ? 0 : Math.round((widthMm * picture.height * 10) / picture.width) / 10;
  return (
    <Grid align="start" className={styles.columns}>
      <PageForm act={words.store} form={form} isSound={picture !== null && fitsWidth} onSubmit={make}>
        <PictureUpload ofSeal onChange={setPicture} />
        <Hint size="s" text={words.photoHint} />
        <Fault>{form.wasTried && picture === null && words.pictureMissing}</Fault>
        <TextField
          label={words.widthMm}
          hint={words.widthHint(SEAL_SIZE_MM.min, SEAL_SIZE_MM.max)}
          inputMode="decimal"
          maxLength={5}
          {...bound(width, (next) => setWidth(next.trim()))}
          error={!fitsWidth && form.wasTried ? words.widthFault(SEAL_SIZE_MM.min, SEAL_SIZE_MM.max) : null}
        />
        <SealNaming
          name={name.typed}
          maxLength={NAME_MAX}
          error={name.error}
          onName={name.setTyped}
          groupWsid={groupWsid}
          onGroup={setGroup}
        />
      </PageForm>
      {picture !== null && fitsWidth && (
        <section className={styles.preview} aria-label={words.preview}>
          <RealSize widthMm={widthMm} heightMm={heightMm}>
            <img src={picture.writeData} alt={pictureOf(name.typed)} />
          </RealSize>
        </section>
      )}
    </Grid>
  );
}
