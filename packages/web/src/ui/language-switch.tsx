import { LANGUAGES, type OfferedLanguage, isLanguage } from '@countersign/contract';
import { useSharedText } from '../text/shared.ts';
import { chooseLanguage } from '../text/load-texts.ts';
import { useLanguage } from '../text/text.ts';
import { Icon } from './icon.tsx';
import styles from './language-switch.module.css';

const isChecked = (one: OfferedLanguage): boolean => one.isChecked;

/** The languages, each by its own name; on a phone by an icon if `compact` is set. Those that no native speaker has checked follow the others. */
export function LanguageSwitch({ compact = false }: { compact?: boolean }) {
  const language = useLanguage();
  const text = useSharedText();
  return (
    <span className={compact ? `${styles.menu} ${styles.compact}` : styles.menu}>
      <Icon name="globe" size={18} />
      <select aria-label={text.languageLabel} value={language} onChange={({ target }) => choose(target.value)}>
        {LANGUAGES.filter(isChecked).map(option)}
        <optgroup label={text.unchecked}>{LANGUAGES.filter((one) => !isChecked(one)).map(option)}</optgroup>
      </select>
    </span>
  );
}

const option = ({ tag, name }: OfferedLanguage) => (
  <option key={tag} value={tag} lang={tag}>
    {name}
  </option>
);

function choose(tag: string): void {
  if (isLanguage(tag)) chooseLanguage(tag);
}
