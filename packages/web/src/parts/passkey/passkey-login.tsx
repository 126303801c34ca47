import { api, call, messageOf } from '../../api/client.ts';
import { deviceId } from '../../api/device.ts';
import { useAct } from '../trouble/use-act.ts';
import { defineText } from '../../text/text.ts';
import { Button, Fault, Stack } from '../../ui/index.ts';
import { useEnter } from '../entry/use-enter.ts';
import { AuthenticatorError, askPasskey, canUsePasskeys } from './authenticator.ts';

const useWords = defineText('parts/passkey/passkey-login');

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
