import { AVATAR_SIDE_PX } from '@countersign/domain';
import { useState } from 'react';
import { FormSheet, useForm } from '../form/form.ts';
import { uploadMessage } from '../uploader/uploader.ts';
import { Cropper } from './cropper.tsx';
import { cutOut } from './cut-out.ts';
import { type View, firstView } from './view.ts';

interface CropSheetProps {
  picture: ImageBitmap;
  title: string;
  /** The label of the button that saves. */
  act: string;
  /** Takes a square JPEG; throws the refusal of the server, which is shown. */
  onSave: (jpeg: Blob) => Promise<unknown>;
  onClose: () => void;
}
/** Crops a picture of a person or an enterprise, and saves it. */
export function CropSheet({ picture, title, act, onSave, onClose }: CropSheetProps) {
  const [view, setView] = useState<View>(() => firstView(picture));
  const form = useForm();
  const save = async () => {
    await onSave(await cutOut(picture, view, AVATAR_SIDE_PX));
    onClose();
  };
  return (
    <FormSheet title={title} act={act} form={form} onSubmit={save} wordsOf={uploadMessage} onClose={onClose}>
      <Cropper picture={picture} view={view} onView={setView} disabled={form.busy} />
    </FormSheet>
  );
}
