import { CODE_PUSH_TIMEOUT_SEC } from '@countersign/domain';
import { type PushEvent, onPush } from '../../realtime/push.ts';
import { type SendFault, sendFaultOf } from './send-fault.ts';

export type SendResult = 'SUCCESS' | 'ERROR_TIMEOUT' | SendFault;

/**
 * The result of a sending, pushed under its `requestId` within 20 s (Spec §7, §9). Listen before requesting the code: the push
 * may arrive before the response.
 */
export function awaitSendResult(
  requestId: string,
  listen: (listener: (heard: PushEvent) => void) => () => void = onPush,
) {
  let settle: (result: SendResult) => void = () => {};
  const result = new Promise<SendResult>((resolve) => {
    settle = resolve;
  });
  const leave = listen((heard) => {
    if (heard.kind !== 'push' || heard.message.actionType !== 'CODE_RESULT') return;
    const { messageTitle, messageContent } = heard.message;
    // The number of Spec §8 is in the title if the carrier gave a reason.
    if (messageContent === requestId)
      end(messageTitle === 'SUCCESS' ? 'SUCCESS' : sendFaultOf({ code: Number(messageTitle) }));
  });
  const timer = setTimeout(() => end('ERROR_TIMEOUT'), CODE_PUSH_TIMEOUT_SEC * 1000);
  const end = (how: SendResult) => {
    clearTimeout(timer);
    leave();
    settle(how);
  };
  return { result, stop: () => end('FAILED') };
}
