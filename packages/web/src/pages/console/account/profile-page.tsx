import type { User } from '@countersign/contract';
import { formatDay, formatTime } from '../../../text/format.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AvatarPicker } from './avatar-picker.tsx';
import { Card } from './card.tsx';
import { OwnPage } from './own-user.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Fact, Facts as FactList } from './facts.tsx';
import styles from './profile.module.css';
import { profileText } from './profile-text.ts';

/** The person as others see them. */
export function ProfilePage() {
  const words = useText(profileText);
  return (
    <OwnPage title={words.title} lead={words.lead}>
      {(user) => (
        <>
          <Card title={words.picture}>
            <AvatarPicker user={user} />
          </Card>
          <Card title={words.details}>
            <ProfileForm user={user} />
          </Card>
          <Card title={words.account}>
            <Facts user={user} />
          </Card>
        </>
      )}
    </OwnPage>
  );
}

function Facts({ user }: { user: User }) {
  const words = useText(profileText);
  const shared = useText(sharedText);
  const copy = () => void navigator.clipboard?.writeText(user.userWsid).then(() => toast('success', shared.copied));
  const { lastLoginDatetime: seen, lastLoginIp } = user;
  return (
    <FactList>
      <Fact label={words.registered}>{formatDay(user.registDatetime)}</Fact>
      <Fact label={words.lastLogin}>
        {seen === null
          ? words.never
          : lastLoginIp === null
            ? formatTime(seen)
            : words.lastLoginFrom(formatTime(seen), lastLoginIp)}
      </Fact>
      <Fact wide label={words.userId}>
        <Row as="span" className={styles.id}>
          <code>{user.userWsid}</code>
          <IconButton icon="copy" size={18} label={words.copyId} onClick={copy} />
        </Row>
      </Fact>
    </FactList>
  );
}
