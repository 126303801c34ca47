import type { NoticeChannel, NoticePreferences, NoticeTopic } from '@countersign/domain';

export type Choices = NoticePreferences;

/** Desktop notifications exist only for reminders to sign and to audit (Spec §7 "Real-time channels"). */
const ON_DESKTOP: ReadonlySet<NoticeTopic> = new Set(['TURN', 'REMINDER']);
export const isOffered = (topic: NoticeTopic, channel: NoticeChannel): boolean =>
  channel !== 'DESKTOP' || ON_DESKTOP.has(topic);
/** Notices about the security of the account are always sent. */
export const isLocked = (topic: NoticeTopic): boolean => topic === 'SECURITY';

export const withChoice = (
  choices: Choices,
  topic: NoticeTopic,
  channel: NoticeChannel,
  isWanted: boolean,
): Choices => ({
  ...choices,
  [topic]: { ...choices[topic], [channel]: isWanted },
});

interface KeeperPorts {
  /** Sends all choices; resolves to what the server has saved. */
  readonly send: (choices: Choices) => Promise<Choices>;
  readonly show: (choices: Choices) => void;
  readonly onFailure: (error: unknown) => void;
}
/**
 * Shows a choice at once and sends it. A choice made meanwhile is sent after the answer, so that no older answer arrives last.
 * After a failure the last saved choices are shown again.
 */
export function createKeeper({ send, show, onFailure }: KeeperPorts) {
  let waiting: Choices | null = null;
  let isSending = false;
  return async (kept: Choices, chosen: Choices): Promise<void> => {
    show(chosen);
    waiting = chosen;
    if (isSending) return;
    isSending = true;
    let last = kept;
    try {
      for (let next: Choices | null = waiting; next !== null; next = waiting) {
        waiting = null;
        last = await send(next);
      }
      show(last);
    } catch (error) {
      waiting = null;
      show(last);
      onFailure(error);
    } finally {
      isSending = false;
    }
  };
}
