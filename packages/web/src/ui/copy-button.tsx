import { useSharedText } from '../text/shared.ts';
import { IconButton } from './button.tsx';
import { toast } from './toast.tsx';

/** Copies; where the browser does not allow it (plain http), the text is shown for selection. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useSharedText();
  if (!navigator.clipboard) return null;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast('success', words.copied),
      () => toast('warning', words.unknownError),
    );
  return <IconButton icon="copy" size={18} label={label} onClick={copy} />;
}
