import type { NameSource } from '@countersign/domain';
import { defineText } from '../../text/text.ts';
import { Stack, Text } from '../../ui/layout.tsx';
import { Marked } from '../name/name-mark.tsx';

const useWords = defineText(
  {
    from: (sender: string) => `${sender} 发起`,
    by: (person: string) => `经办人 ${person}`,
    message: (text: string) => `发起人留言：“${text}”`,
  },
  {
    from: (sender) => `From ${sender}`,
    by: (person) => `Sent by ${person}`,
    message: (text) => `Message from the sender: “${text}”`,
  },
);

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
      <Text as="p" size="title-s" weight={600}>
        {title}
      </Text>
      {enterpriseName !== null && <Marked source="VERIFIED">{words.from(enterpriseName)}</Marked>}
      <Marked source={nameSource}>{enterpriseName === null ? words.from(name) : words.by(name)}</Marked>
      {message !== null && <Text as="p">{words.message(message)}</Text>}
    </Stack>
  );
}
