import { CAPTCHA_LENGTH, CODE_NOT_RECEIVED_HINT_SEC, SERVICES_WITHOUT_CAPTCHA } from '@countersign/domain';
import { useEffect, useRef, useState } from 'react';
import { CallError, NetworkError, messageOf } from '../../api/client.ts';
import { randomId } from '../../api/device.ts';
import { onPush, pushReady } from '../../realtime/push.ts';
import { useThrottle } from '../../ui/use-throttle.ts';
import { useCaptcha } from './use-captcha.ts';
import { type Proof, fetchOpcode, sendCode } from './code-calls.ts';
import { type SendChannel, useCountdown } from './countdown.ts';
import { type SendFault, faultKey, faultText, sendFaultOf, useSendFaultText } from './send-fault.ts';
import { type SendResult, awaitSendResult } from './send-result.ts';
import { useCodeText } from './text.ts';

interface Sent {
  readonly requestId: string;
  readonly channel: SendChannel;
  readonly atMs: number;
  readonly state: 'AWAITED' | 'SUCCESS' | 'ERROR_TIMEOUT';
}
export interface SenderOptions {
  readonly proof: Proof | null;
  readonly service: Proof['service'];
  /** Called when sending is requested without a contact. */
  readonly onMissingContact?: (() => void) | undefined;
  /** A further condition before anything is sent, such as that the account is registered. */
  readonly mayUse?: (() => Promise<boolean>) | undefined;
  /** Called once the code has been sent. */
  readonly onSent: () => void;
}

/** Captcha, sending and its result (Rulings §5, steps 1–3), without their presentation. */
export function useCodeSender({ proof, service, onMissingContact, mayUse, onSent }: SenderOptions) {
  const words = useCodeText();
  const faultWords = useSendFaultText();
  const [useVoice, setUseVoice] = useState(false);
  const channel: SendChannel = proof?.kind === 'email' ? 'EMAIL' : useVoice ? 'VOICE' : 'SMS';
  const [asksPicture, setAsksPicture] = useState(!SERVICES_WITHOUT_CAPTCHA.includes(service));
  const picture = usePicture(service, proof, asksPicture);
  const { left, start } = useCountdown(service, channel);
  const throttle = useThrottle();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const isLate = useIsLate(sent?.atMs ?? null);
  useOpenChannel(picture.captcha.image !== null && picture.hasBegun);

  const complain = (fault: SendFault, expireIn: number | null = null) =>
    setProblem(faultText(faultWords[faultKey(fault, service)], expireIn) || null);
  const settle = (requestId: string, result: SendResult) => {
    const state = result === 'SUCCESS' || result === 'ERROR_TIMEOUT' ? result : null;
    setSent((now) => (now?.requestId !== requestId ? now : state === null ? null : { ...now, state }));
    if (result === 'SUCCESS' || result === 'ERROR_TIMEOUT') return;
    complain(result);
    picture.restart(null);
  };
  const sendBy = async (proved: Proof, opcode: string | null): Promise<void> => {
    const requestId = randomId();
    const awaited = awaitSendResult(requestId);
    try {
      await pushReady();
      start(await sendCode(proved, channel, { preOpcode: opcode, requestId }));
    } catch (error) {
      awaited.stop();
      throw error;
    }
    setSent({ requestId, channel, atMs: Date.now(), state: 'AWAITED' });
    picture.clear();
    onSent();
    void awaited.result.then((result) => settle(requestId, result));
  };
  const send = async (): Promise<void> => {
    if (busy) return;
    setProblem(null);
    if (proof === null) return onMissingContact?.();
    if (left > 0) return complain('BUSY');
    if (asksPicture && !picture.isTyped()) return;
    if (!throttle(proof.contact, channel, asksPicture ? picture.characters : 'none')) return;
    setBusy(true);
    try {
      if (mayUse !== undefined && !(await mayUse())) return;
      // It sets the session that the result of the sending is pushed to.
      if (!asksPicture) await picture.captcha.settled();
      const opcode = asksPicture ? await picture.opcode() : null;
      if (opcode !== null || !asksPicture) await sendBy(proof, opcode);
    } catch (error) {
      const { fault, expireIn } = judge(error);
      if (expireIn !== null) start(expireIn);
      // The first time, the appearance of the picture is the prompt.
      picture.restart(fault === 'CAPTCHA' && asksPicture ? faultWords.CAPTCHA : null);
      if (fault === 'CAPTCHA') setAsksPicture(true);
      if (fault !== 'CAPTCHA') complain(fault, expireIn);
    } finally {
      setBusy(false);
    }
  };
  /** A second sending needs another captcha (Rulings §5.7), if one is required. */
  const again = () => {
    if (left > 0) return complain('BUSY');
    setSent(null);
    setProblem(null);
    if (asksPicture) picture.restart(null);
    else void send();
  };
  const switchChannel = () => {
    setUseVoice(!useVoice);
    setProblem(null);
    if (sent === null) return;
    setSent(null);
    picture.restart(null);
  };
  return {
    words,
    picture,
    asksPicture,
    channel,
    useVoice,
    left,
    busy,
    problem,
    sent,
    isLate,
    send,
    again,
    switchChannel,
  };
}

function judge(error: unknown): { fault: SendFault; expireIn: number | null } {
  if (error instanceof NetworkError) return { fault: 'NETWORK', expireIn: null };
  if (!(error instanceof CallError)) return { fault: 'FAILED', expireIn: null };
  const fault = sendFaultOf(error);
  const expireIn = Number(error.data['expireIn']);
  // The hour of a lock is not a wait between two codes.
  const isWait = fault === 'FREQUENT' && Number.isFinite(expireIn) && expireIn > 0;
  return { fault, expireIn: isWait ? expireIn : null };
}

/** The four characters: checked as soon as they are typed, valid for one check and the sending that follows it. */
function usePicture(service: Proof['service'], proof: Proof | null, isAsked: boolean) {
  const words = useCodeText();
  const captcha = useCaptcha(service, { isAsked });
  const [characters, setCharacters] = useState('');
  const [hasBegun, setBegun] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [checked, setChecked] = useState<{ contact: string; opcode: string } | null>(null);
  // A captcha can be checked only once: a caller that asks again, even before the response, gets the same result.
  const asked = useRef<{ about: string; answer: Promise<string | null> } | null>(null);

  const clear = (why: string | null = null) => {
    asked.current = null;
    setChecked(null);
    setCharacters('');
    setError(why);
  };
  const restart = (why: string | null) => {
    clear(why);
    captcha.refresh();
  };
  const checkOnce = async (proved: Proof, typed: string): Promise<string | null> => {
    try {
      const opcode = await fetchOpcode(proved, typed);
      setChecked({ contact: proved.contact, opcode });
      setError(null);
      return opcode;
    } catch (failure) {
      restart(messageOf(failure));
      return null;
    }
  };
  const check = async (typed: string): Promise<string | null> => {
    if (proof === null) return null;
    const about = `${typed} ${proof.contact}`;
    if (asked.current?.about !== about) asked.current = { about, answer: checkOnce(proof, typed) };
    return asked.current.answer;
  };
  return {
    captcha,
    characters,
    /** Something has been typed: a page that is only looked at opens no channel. */
    hasBegun,
    error,
    clear,
    restart,
    check,
    isRight: checked !== null && checked.contact === proof?.contact,
    type: (next: string) => {
      setCharacters(next);
      setBegun(true);
      setChecked(null);
      setError(null);
    },
    /** Shows what is missing in the captcha field. */
    isTyped: (): boolean => {
      if (characters.length === CAPTCHA_LENGTH) return true;
      setError(characters === '' ? words.needCaptcha : words.badCaptcha);
      return false;
    },
    /** Null if they were wrong; the field then says so. */
    opcode: async (): Promise<string | null> => {
      if (checked === null) return check(characters);
      // The answer to a captcha belongs to the contact it was given with.
      if (checked.contact === proof?.contact) return checked.opcode;
      restart(words.otherContact);
      return null;
    },
  };
}

/** Opens the channel of the result before anything is sent: the captcha has set the session that it belongs to. */
function useOpenChannel(hasSession: boolean): void {
  useEffect(() => (hasSession ? onPush(() => {}) : undefined), [hasSession]);
}

/** After two minutes without a code a hint is shown (Spec §9). */
function useIsLate(sentAtMs: number | null): boolean {
  const [lateFor, setLateFor] = useState<number | null>(null);
  useEffect(() => {
    if (sentAtMs === null) return;
    const timer = setTimeout(() => setLateFor(sentAtMs), CODE_NOT_RECEIVED_HINT_SEC * 1000);
    return () => clearTimeout(timer);
  }, [sentAtMs]);
  return sentAtMs !== null && lateFor === sentAtMs;
}
