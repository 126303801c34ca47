import { AVATAR_SIDE_PX } from '@countersign/domain';
import { useState } from 'react';
import { Sheet } from '../../ui/dialog.tsx';
import { DialogActs } from '../../ui/dialog-acts.tsx';
import { uploadMessage } from '../uploader/uploader.ts';
import { Fault } from '../../ui/fault.tsx';
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
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await onSave(await cutOut(picture, view, AVATAR_SIDE_PX));
      onClose();
    } catch (error) {
      setRefusal(uploadMessage(error));
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      onOpenChange={onClose}
      locked={busy}
      size="s"
      title={title}
      footer={<DialogActs act={act} busy={busy} onClose={onClose} onAct={() => void save()} />}
    >
      <Cropper picture={picture} view={view} onView={setView} disabled={busy} />
      <Fault>{refusal}</Fault>
    </Sheet>
  );
}
