import { sharedText } from '../text/shared.ts';
import { setLanguage, useLanguage, useText } from '../text/text.ts';
import { Button } from './button.tsx';

/** Names the other language in that language, for readers who do not know the current one. */
export function LanguageSwitch() {
  const language = useLanguage();
  const text = useText(sharedText);
  const other = language === 'en' ? 'zh-CN' : 'en';
  return (
    <Button variant="quiet" size="s" icon="globe" lang={other} onClick={() => setLanguage(other)}>
      {text.languageSwitch}
    </Button>
  );
}
