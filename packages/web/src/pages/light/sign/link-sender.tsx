import type { NameSource } from '@countersign/domain';
import { Marked } from '../../../parts/name/name-mark.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { useSignText } from './text.ts';

interface LinkSenderProps {
  title: string;
  name: string;
  nameSource: NameSource;
  /** The verified name of the enterprise that sent it. */
  enterpriseName: string | null;
}
/** Whose contract a link opens, and which (ux 47). */
export function LinkSender({ title, name, nameSource, enterpriseName }: LinkSenderProps) {
  const text = useSignText();
  return (
    <Stack gap={0.5} py={2}>
      <Text as="p" size="title-s" weight={600}>
        {title}
      </Text>
      <Marked source={enterpriseName === null ? nameSource : 'VERIFIED'}>{text.from(enterpriseName ?? name)}</Marked>
    </Stack>
  );
}
