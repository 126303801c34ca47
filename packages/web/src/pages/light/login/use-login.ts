import { CAPTCHA_LENGTH } from '@countersign/domain';
import { useState } from 'react';
import { api, call, errorNameOf, messageOf } from '../../../api/client.ts';
import { deviceId } from '../../../api/device.ts';
import { changeSettings, readSettings, rememberAccount } from '../../../api/local-settings.ts';
import { hashPassword } from '../../../api/password.ts';
import { useCodeText } from '../../../parts/code/text.ts';
import { useEnter } from '../../../parts/entry/use-enter.ts';
import { useThrottle } from '../../../ui/use-throttle.ts';
import { useLoginText } from './text.ts';

const PICTURE_ERRORS = new Set(['ERROR_CODE_WRONG', 'ERROR_CODE_EXPIRED']);

export function useLogin() {
  const text = useLoginText();
  const codeWords = useCodeText();
  const enter = useEnter();
  const throttle = useThrottle();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ why: string; isAsk: boolean } | null>(null);
  const [isShown, setIsShown] = useState(() => readSettings().captchaShown);
  const [characters, setCharacters] = useState('');
  const [pictureFault, setPictureFault] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const type = (typed: string) => {
    setCharacters(typed);
    setPictureFault(null);
  };
  const refused = (error: unknown) => {
    const name = errorNameOf(error);
    const wasAsked = name === 'ERROR_CAPTCHA_AGAIN';
    if (wasAsked) changeSettings({ captchaShown: true });
    setIsShown(isShown || wasAsked);
    setCharacters('');
    setAttempt(attempt + 1);
    if (isShown && PICTURE_ERRORS.has(name ?? '')) setPictureFault(messageOf(error));
    else setFailure({ why: wasAsked && !isShown ? text.captchaAsked : messageOf(error), isAsk: wasAsked });
  };
  const login = async (typed: { account: string; password: string; remember: boolean }) => {
    const { account, password, remember } = typed;
    if (isShown && characters.length < CAPTCHA_LENGTH)
      return setPictureFault(characters === '' ? codeWords.needCaptcha : codeWords.badCaptcha);
    if (!throttle(account, password, characters)) return;
    setBusy(true);
    setFailure(null);
    try {
      const verification = characters === '' ? {} : { verificationCode: characters };
      const hashed = await hashPassword('login', password);
      await call(api.createSession, {
        body: { accountNumber: account, password: hashed, loginType: 'WEB', deviceId: deviceId(), ...verification },
      });
      rememberAccount(remember ? account : null);
      await enter();
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    login,
    busy,
    failure,
    picture: { isShown, value: characters, onChange: type, attempt, error: pictureFault },
  };
}
