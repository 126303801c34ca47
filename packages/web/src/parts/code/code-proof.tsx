import { CODE_NOT_RECEIVED_HINT_SEC } from '@countersign/domain';
import { useEffect, useRef, useState } from 'react';
import { CallError, messageOf } from '../../api/client.ts';
import { defineText, useText } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { CaptchaField, useCaptcha } from './captcha-field.tsx';
import { type Proof, fetchOpcode, sendCode } from './code-calls.ts';
import styles from './code.module.css';
import { type SendChannel, useCountdown } from './countdown.ts';

export { fetchOpcode, type Proof } from './code-calls.ts';

const text = defineText(
  {
    needCaptcha: '请输入图形验证码',
    send: '发送验证码',
    sendVoice: '语音播报验证码',
    sent: (contact: string) => `验证码已发送至 ${contact}`,
    calling: (contact: string) => `正在拨打 ${contact}，请接听`,
    resend: (seconds: number) => `${seconds} 秒后重新发送`,
    again: '重新发送',
    code: '6 位验证码',
    voice: '收不到短信？改用语音电话',
    sms: '改用短信验证码',
    late: '还没收到？请检查拦截的短信或垃圾邮件，也可以重新获取一次。',
  },
  {
    needCaptcha: 'Please enter the characters in the picture',
    send: 'Send code',
    sendVoice: 'Call me with a code',
    sent: (contact) => `A code was sent to ${contact}`,
    calling: (contact) => `Calling ${contact}, please answer`,
    resend: (seconds) => `${seconds}s to resend`,
    again: 'Send again',
    code: '6-digit code',
    voice: 'No text message? Get a call instead',
    sms: 'Use a text message instead',
    late: 'Nothing yet? Look into blocked messages or the spam folder, or ask for another code.',
  },
);

interface CodeProofProps {
  /** Null as long as no valid contact has been given. */
  proof: Proof | null;
  service: Proof['service'];
  code: string;
  onCode: (code: string) => void;
  onComplete?: (code: string) => void;
  /** What was wrong with the code. */
  codeError?: string | null;
  /** Asked to send while there is no contact yet. */
  onMissingContact?: () => void;
  disabled?: boolean;
}

/**
 * Captcha, sending and code in one (Rulings §5, steps 1–4): the four characters are checked as soon as they are typed, the
 * button counts down, a second sending asks for a new picture. The parent trades the digits with {@link fetchOpcode}.
 */
export function CodeProof({
  proof,
  service,
  code,
  onCode,
  onComplete,
  codeError,
  onMissingContact,
  disabled,
}: CodeProofProps) {
  const words = useText(text);
  const captcha = useCaptcha(service);
  const [characters, setCharacters] = useState('');
  const [captchaError, setCaptchaError] = useState<string | null>(null);
  const [checked, setChecked] = useState<{ contact: string; opcode: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [useVoice, setUseVoice] = useState(false);
  const codeInput = useRef<HTMLInputElement>(null);
  const underWay = useRef<{ about: string; answer: Promise<string | null> } | null>(null);
  const channel: SendChannel = proof?.kind === 'email' ? 'EMAIL' : useVoice ? 'VOICE' : 'SMS';
  const { left, start } = useCountdown(service, channel);
  const isLate = useIsLate(sentAt);

  // A picture's answer belongs to the contact it was given with.
  const preOpcode = checked !== null && checked.contact === proof?.contact ? checked.opcode : null;
  const restart = (why: string | null) => {
    setChecked(null);
    setCharacters('');
    setCaptchaError(why);
    captcha.refresh();
  };

  const checkOnce = async (typed: string): Promise<string | null> => {
    if (proof === null) return null;
    try {
      const opcode = await fetchOpcode(proof, typed);
      setChecked({ contact: proof.contact, opcode });
      setCaptchaError(null);
      return opcode;
    } catch (error) {
      restart(messageOf(error));
      return null;
    }
  };
  // Whoever presses "send" while the characters are still being checked waits for that answer: they are good for one check.
  const check = async (typed: string): Promise<string | null> => {
    const about = `${typed} ${proof?.contact ?? ''}`;
    if (underWay.current?.about !== about) underWay.current = { about, answer: checkOnce(typed) };
    const { answer } = underWay.current;
    try {
      return await answer;
    } finally {
      if (underWay.current?.answer === answer) underWay.current = null;
    }
  };
  const send = async () => {
    if (proof === null) return onMissingContact?.();
    if (characters.length < 4) return setCaptchaError(words.needCaptcha);
    setBusy(true);
    try {
      const opcode = preOpcode ?? (await check(characters));
      if (opcode === null) return;
      start(await sendCode(proof, channel, opcode));
      setSentAt(Date.now());
      setChecked(null);
      setCharacters('');
      setCaptchaError(null);
      codeInput.current?.focus();
    } catch (error) {
      const expireIn = error instanceof CallError ? Number(error.data['expireIn']) : NaN;
      if (Number.isFinite(expireIn) && expireIn > 0) start(expireIn);
      restart(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const askAgain = () => {
    setSentAt(null);
    restart(null);
  };

  const wasSent = sentAt !== null;
  return (
    <div className={styles.proof}>
      {!wasSent && (
        <CaptchaField
          captcha={captcha}
          value={characters}
          onChange={(next) => {
            setCharacters(next);
            setChecked(null);
            setCaptchaError(null);
          }}
          onComplete={(typed) => (proof === null ? onMissingContact?.() : void check(typed))}
          error={captchaError}
          disabled={disabled}
        />
      )}
      <div className={styles.send}>
        {wasSent ? (
          <p className={styles.sent} role="status">
            {channel === 'VOICE' ? words.calling(proof?.contact ?? '') : words.sent(proof?.contact ?? '')}
          </p>
        ) : (
          <Button block busy={busy} disabled={disabled || left > 0} onClick={() => void send()} icon="send">
            {left > 0 ? words.resend(left) : useVoice ? words.sendVoice : words.send}
          </Button>
        )}
        {wasSent && (
          <Button size="s" variant="quiet" disabled={disabled || left > 0} onClick={askAgain}>
            {left > 0 ? words.resend(left) : words.again}
          </Button>
        )}
      </div>
      {proof?.kind === 'phone' && (wasSent || useVoice) && left === 0 && (
        <button
          type="button"
          className={styles.switch}
          onClick={() => {
            setUseVoice(!useVoice);
            askAgain();
          }}
        >
          {useVoice ? words.sms : words.voice}
        </button>
      )}
      <CodeField
        ref={codeInput}
        label={words.code}
        value={code}
        onChange={onCode}
        onComplete={onComplete}
        error={codeError}
        disabled={disabled}
      />
      {isLate && <p className={styles.sent}>{words.late}</p>}
    </div>
  );
}

/** Two minutes without a code deserve a hint (Spec §9). */
function useIsLate(sentAt: number | null): boolean {
  const [lateFor, setLateFor] = useState<number | null>(null);
  useEffect(() => {
    if (sentAt === null) return;
    const timer = setTimeout(() => setLateFor(sentAt), CODE_NOT_RECEIVED_HINT_SEC * 1000);
    return () => clearTimeout(timer);
  }, [sentAt]);
  return sentAt !== null && lateFor === sentAt;
}
