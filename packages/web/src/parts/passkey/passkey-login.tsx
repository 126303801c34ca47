import { api, call, messageOf } from '../../api/client.ts';
import { deviceId } from '../../api/device.ts';
import { useAct } from '../trouble/use-act.ts';
import { defineText } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { useEnter } from '../entry/use-enter.ts';
import { AuthenticatorError, type AuthenticatorFault, askPasskey, canUsePasskeys } from './authenticator.ts';
import { Fault } from '../../ui/fault.tsx';
import { Stack } from '../../ui/layout.tsx';

const REFUSED = '没有使用通行密钥。您可以再试一次，或换一种方式登录。';
const REFUSED_EN = 'No passkey was used. Try again, or log in another way.';
const useWords = defineText(
  {
    enter: '使用通行密钥登录',
    fault: {
      refused: REFUSED,
      known: REFUSED,
      unfit: '这台设备无法在本网站使用通行密钥，请换一种方式登录。',
    } as Readonly<Record<AuthenticatorFault, string>>,
  },
  {
    enter: 'Log in with a passkey',
    fault: {
      refused: REFUSED_EN,
      known: REFUSED_EN,
      unfit: 'This device cannot use a passkey on this site. Please log in another way.',
    },
  },
);

/** Login by a passkey, without typing. Renders nothing where the browser has no passkeys. */
export function PasskeyLogin() {
  const words = useWords();
  const enter = useEnter();
  const act = useAct((error) => (error instanceof AuthenticatorError ? words.fault[error.fault] : messageOf(error)));
  if (!canUsePasskeys()) return null;
  const logIn = async () => {
    const { options } = await call(api.createPasskeySessionOptions, {});
    const credential = await askPasskey(options);
    await call(api.createPasskeySession, { body: { credential, deviceId: deviceId() } });
    await enter();
  };
  return (
    <Stack gap={2}>
      <Button size="l" block icon="key" label={words.enter} busy={act.busy} onClick={() => void act.run(logIn)} />
      <Fault>{act.fault}</Fault>
    </Stack>
  );
}
