import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { errorNameOf } from '../../api/client.ts';
import { onPush } from '../../realtime/push.ts';
import { textOf } from '../../text/text.ts';
import { toast } from '../../ui/toast.tsx';
import { pullMessages, readMessage, refreshMessages } from './queries.ts';
import { useMessagesText } from './text.ts';
import { messagePath } from './message-path.ts';

/**
 * Fetches private messages when the pages open, when one arrives and when the channel connects or reconnects; new ones are
 * shown as a toast. A failed fetch is reported (Spec §8 "Startup and session").
 */
export function usePrivateMessages(): void {
  const router = useRouter();
  useEffect(() => {
    let isGone = false;
    const pull = async (): Promise<void> => {
      try {
        const messages = await pullMessages();
        if (isGone || messages.length === 0) return;
        await refreshMessages();
        const words = textOf(useMessagesText);
        const [only] = messages;
        const path = only && messages.length === 1 ? messagePath(only) : '/messages';
        const open = () => {
          if (only && messages.length === 1) readMessage(only).catch(() => {});
          router.history.push(path ?? '/messages');
        };
        const says = only && messages.length === 1 ? only.messageTitle : words.several(messages.length);
        toast('info', says, null, { label: words.open, onSelect: open });
      } catch (error) {
        // The page itself reports that a session has ended.
        if (!isGone && errorNameOf(error) !== 'ERROR_NOT_LOGIN') toast('error', textOf(useMessagesText).fetchFailed);
      }
    };
    void pull();
    const unsubscribe = onPush((heard) => {
      if (heard.kind === 'push' && heard.message.actionType !== 'MESSAGE') return;
      void refreshMessages();
      void pull();
    });
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [router]);
}
