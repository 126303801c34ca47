import { LANGUAGES, type OfferedLanguage, isLanguage } from '@countersign/contract';
import { useSharedText } from '../text/shared.ts';
import { chooseLanguage } from '../text/load-texts.ts';
import { useLanguage } from '../text/text.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './language-switch.module.css';

interface Props {
  /** On a phone by its icon. */
  compact?: boolean;
  languages?: readonly OfferedLanguage[];
}

/** Names the other language in that language, for readers who do not know the current one; lists them if there are several. */
export function LanguageSwitch({ compact = false, languages = LANGUAGES }: Props) {
  const language = useLanguage();
  const others = languages.filter(({ tag }) => tag !== language);
  const [other] = others;
  if (other === undefined || others.length > 1) return <LanguageMenu compact={compact} languages={languages} />;
  return (
    <Button
      variant="quiet"
      size="s"
      icon="globe"
      lang={other.tag}
      label={other.name}
      className={compact ? styles.compact : undefined}
      onClick={() => choose(other.tag)}
    />
  );
}

function LanguageMenu({ compact, languages }: Required<Props>) {
  const language = useLanguage();
  const text = useSharedText();
  return (
    <span className={compact ? `${styles.menu} ${styles.compactMenu}` : styles.menu}>
      <Icon name="globe" size={18} />
      <select aria-label={text.languageLabel} value={language} onChange={({ target }) => choose(target.value)}>
        {languages.map(({ tag, name, isChecked }) => (
          <option key={tag} value={tag} lang={tag}>
            {isChecked ? name : text.unchecked(name)}
          </option>
        ))}
      </select>
    </span>
  );
}

function choose(tag: string): void {
  if (isLanguage(tag)) chooseLanguage(tag);
}
