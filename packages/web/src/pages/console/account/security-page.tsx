import { OwnPage } from './own-user.tsx';
import { Contacts } from './security/contacts.tsx';
import { LoginPassword } from './security/login-password.tsx';
import { Passkeys } from './security/passkeys.tsx';
import { ShieldDevices } from './security/shield-devices.tsx';
import { SignPassword } from './security/sign-password.tsx';
import { useSettingsText } from './settings-text.ts';

/** The ways to log in, and the proofs of identity used at the moment of signing. */
export function SecurityPage() {
  const words = useSettingsText();
  return (
    <OwnPage title={words.security} lead={words.securityWhy}>
      {(user) => (
        <>
          <Contacts user={user} />
          <LoginPassword user={user} />
          <SignPassword user={user} />
          <Passkeys user={user} />
          <ShieldDevices />
        </>
      )}
    </OwnPage>
  );
}
