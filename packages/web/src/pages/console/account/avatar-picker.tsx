import { type User, api, pathOf } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { call, messageOf, requestIdOf } from '../../../api/client.ts';
import { CropSheet } from '../../../parts/crop/crop-sheet.tsx';
import { PictureInput } from '../../../parts/crop/picture-input.tsx';
import { useChosenPicture } from '../../../parts/crop/use-chosen-picture.ts';
import { postForm } from '../../../parts/uploader/uploader.ts';
import { useText } from '../../../text/text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { toast } from '../../../ui/toast.tsx';
import { keepUser, self } from './own-user.tsx';
import styles from './profile.module.css';
import { profileText } from './profile-text.ts';

/** The picture of the person, or their initials. A chosen picture is cropped here and re-encoded by the server. */
export function AvatarPicker({ user }: { user: User }) {
  const words = useText(profileText);
  const input = useRef<HTMLInputElement>(null);
  const { picture, choose, leave } = useChosenPicture();
  const [error, setError] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const take = async (file: File) => {
    setError(null);
    if (!(await choose(file))) setError(words.unreadable);
  };
  const save = async (jpeg: Blob) => {
    keepUser(await sendAvatar(jpeg));
    toast('success', words.pictureDone);
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
        <PictureInput ref={input} label={words.picture} onFile={(file) => void take(file)} />
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
      {picture && <CropSheet picture={picture} title={words.crop} act={words.use} onSave={save} onClose={leave} />}
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
