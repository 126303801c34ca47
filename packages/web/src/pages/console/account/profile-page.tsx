import type { User } from '@countersign/contract';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ThemeChoice } from '../../../parts/theme/theme-choice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { formatDay, formatTime } from '../../../text/format.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { OwnPage } from './own-user.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Row } from '../../../ui/index.ts';
import { Facts } from '../../../ui/facts.tsx';
import styles from './profile.module.css';
import { useProfileText } from './profile-text.ts';

/** The person as others see them. */
export function ProfilePage() {
  const words = useProfileText();
  return (
    <OwnPage title={words.title} lead={words.lead}>
      {(user) => (
        <>
          <SectionCard title={words.picture}>
            <AvatarPicker user={user} />
          </SectionCard>
          <SectionCard title={words.details}>
            <ProfileForm user={user} />
          </SectionCard>
          <SectionCard title={words.look} why={words.lookWhy}>
            <ThemeChoice />
          </SectionCard>
          <SectionCard title={words.account}>
            <Account user={user} />
          </SectionCard>
        </>
      )}
    </OwnPage>
  );
}

function Account({ user }: { user: User }) {
  const words = useProfileText();
  const { lastLoginDatetime: seen, lastLoginIp } = user;
  return (
    <Facts
      look="grid"
      facts={[
        [words.registered, formatDay(user.registDatetime)],
        [
          words.lastLogin,
          seen === null
            ? words.never
            : lastLoginIp === null
              ? formatTime(seen)
              : words.lastLoginFrom(formatTime(seen), lastLoginIp),
        ],
        [
          words.userId,
          <Row as="span" key="id" className={styles.id}>
            <code>{user.userWsid}</code>
            <CopyButton text={user.userWsid} label={words.copyId} />
          </Row>,
        ],
      ]}
    />
  );
}
