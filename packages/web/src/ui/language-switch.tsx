import { useSharedText } from '../text/shared.ts';
import { chooseLanguage } from '../text/load-texts.ts';
import { useLanguage } from '../text/text.ts';
import { Button } from './button.tsx';
import styles from './language-switch.module.css';

/** Names the other language in that language, for readers who do not know the current one; `compact`: on a phone by its icon. */
export function LanguageSwitch({ compact = false }: { compact?: boolean }) {
  const language = useLanguage();
  const text = useSharedText();
  const other = language === 'en' ? 'zh-CN' : 'en';
  return (
    <Button
      variant="quiet"
      size="s"
      icon="globe"
      lang={other}
      label={text.languageSwitch}
      className={compact ? styles.compact : undefined}
      onClick={() => chooseLanguage(other)}
    />
  );
}
