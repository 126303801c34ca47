import { type User, api, pathOf } from '@countersign/contract';
import { AVATAR_SIDE_PX } from '@countersign/domain';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { call, messageOf, requestIdOf } from '../../../api/client.ts';
import { Cropper } from '../../../parts/crop/cropper.tsx';
import { cutOut, readPicture } from '../../../parts/crop/cut-out.ts';
import { type View, firstView } from '../../../parts/crop/view.ts';
import { postForm, uploadMessage } from '../../../parts/uploader/uploader.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog, Sheet } from '../../../ui/dialog.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { toast } from '../../../ui/toast.tsx';
import { keepUser, self } from './own-user.tsx';
import styles from './profile.module.css';
import { profileText } from './profile-text.ts';

/** The picture of the person, or their initials. A chosen picture is cropped here and re-encoded by the server. */
export function AvatarPicker({ user }: { user: User }) {
  const words = useText(profileText);
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const choose = async (file: File) => {
    setError(null);
    const read = await readPicture(file).catch(() => null);
    if (read === null) setError(words.unreadable);
    setPicture(read);
  };
  const leave = () => {
    // Its memory is released at once, not at the next garbage collection.
    picture?.close();
    setPicture(null);
  };
  const remove = async () => {
    try {
      keepUser((await call(api.deleteAvatar, { params: self() })).user);
      toast('success', words.removed);
    } catch (cause) {
      toast('warning', messageOf(cause), requestIdOf(cause));
    }
  };
  const has = user.avatarHref !== null;
  return (
    <div className={styles.person}>
      <Avatar name={user.displayName} size={88} src={user.avatarHref?.href} />
      <div className={styles.who}>
        <p className={styles.name}>{user.displayName}</p>
        <p className={styles.identity}>
          <Pill
            tone={user.idttvStatus === 'PASSED' ? 'good' : 'neutral'}
            icon={user.idttvStatus === 'PASSED' ? 'shield' : undefined}
          >
            {words.identity}: {words.identityOf[user.idttvStatus]}
          </Pill>
          {user.idttvStatus === 'NO' && <Link to="/account/identity">{words.verify}</Link>}
        </p>
      </div>
      <div className={styles.acts}>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg"
          aria-label={words.picture}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) void choose(file);
          }}
        />
        <Button icon="camera" onClick={() => input.current?.click()}>
          {has ? words.change : words.add}
        </Button>
        {has && (
          <Button variant="quiet" onClick={() => setRemoving(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      <p className={styles.fault} role="alert">
        {error}
      </p>
      {picture && <CropSheet picture={picture} onClose={leave} />}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={words.removeTitle}
        description={words.removeWhy}
        act={words.remove}
        danger
        onConfirm={remove}
      />
    </div>
  );
}

/** Spec §7: a multipart file, named by its time stamp with .jpg. */
async function sendAvatar(picture: Blob): Promise<User> {
  const form = new FormData();
  form.append('file', picture, `${Date.now()}.jpg`);
  const { user } = await postForm<{ user: User }>(pathOf(api.uploadAvatar, self()), form, new AbortController().signal);
  return user;
}

function CropSheet({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const words = useText(profileText);
  const shared = useText(sharedText);
  const [view, setView] = useState<View>(() => firstView(picture));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      keepUser(await sendAvatar(await cutOut(picture, view, AVATAR_SIDE_PX)));
      toast('success', words.pictureDone);
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
      title={words.crop}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {words.use}
          </Button>
        </>
      }
    >
      <Cropper picture={picture} view={view} onView={setView} disabled={busy} />
      <p className={styles.fault} role="alert">
        {refusal}
      </p>
    </Sheet>
  );
}
