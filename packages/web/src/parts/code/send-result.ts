import { CODE_PUSH_TIMEOUT_SEC } from '@countersign/domain';
import { type Heard, onPush } from '../../realtime/push.ts';

export type SendResult = 'SUCCESS' | 'FAILED' | 'ERROR_TIMEOUT';

/**
 * What became of a sending, told over the push channel under its `requestId` within 20 s (Spec §7, §9). Listen before
 * asking for the code: the result can be quicker than the answer.
 */
export function awaitSendResult(requestId: string, listen: (listener: (heard: Heard) => void) => () => void = onPush) {
  let settle: (result: SendResult) => void = () => {};
  const result = new Promise<SendResult>((resolve) => {
    settle = resolve;
  });
  const leave = listen((heard) => {
    if (heard.kind !== 'push' || heard.message.actionType !== 'CODE_RESULT') return;
    const { messageTitle, messageContent } = heard.message;
    if (messageContent === requestId) end(messageTitle === 'SUCCESS' ? 'SUCCESS' : 'FAILED');
  });
  const timer = setTimeout(() => end('ERROR_TIMEOUT'), CODE_PUSH_TIMEOUT_SEC * 1000);
  const end = (how: SendResult) => {
    clearTimeout(timer);
    leave();
    settle(how);
  };
  return { result, stop: () => end('FAILED') };
}
