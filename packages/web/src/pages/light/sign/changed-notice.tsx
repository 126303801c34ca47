import { useLanguage } from '../../../text/text.ts';
import { Banner, IconButton } from '../../../ui/index.ts';
import { useSignText } from './text.ts';

/** Which documents changed while they were open, and that no input is lost (Rulings §6.9). */
export function ChangedNotice({ names, onClose }: { names: readonly string[]; onClose: () => void }) {
  const text = useSignText();
  const listed = new Intl.ListFormat(useLanguage()).format(names);
  return (
    <Banner tone="warn" action={<IconButton icon="close" label={text.close} onClick={onClose} />}>
      {text.changed(listed)}
    </Banner>
  );
}
