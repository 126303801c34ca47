import type { NameSource } from '@countersign/domain';
import { defineText } from '../../text/text.ts';
import { Stack, Text } from '../../ui/index.ts';
import { Marked } from '../name/name-mark.tsx';

const useWords = defineText('parts/link-sender/link-sender');

interface LinkSenderProps {
  title: string;
  name: string;
  nameSource: NameSource;
  /** The verified name of the enterprise that sent it. */
  enterpriseName: string | null;
  /** What the sender writes to the participant. */
  message: string | null;
}
/** Whose contract a link opens, and which: the person, and the enterprise they act for (ux 47). */
export function LinkSender({ title, name, nameSource, enterpriseName, message }: LinkSenderProps) {
  const words = useWords();
  return (
    <Stack gap={0.5} py={2}>
      <Text as="p" size="title-s" weight={600} text={title} />
      {enterpriseName !== null && <Marked source="VERIFIED">{enterpriseName}</Marked>}
      <Marked source={nameSource}>{words.by(name)}</Marked>
      {message !== null && <Text as="p" text={words.message(message)} />}
    </Stack>
  );
}
