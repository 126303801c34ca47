import { useId, useState } from 'react';
import { defineText } from '../../text/text.ts';
import { Row, box } from '../../ui/index.ts';
import { THEMES, type Theme, keptTheme, keepTheme } from './kept-theme.ts';

const useWords = defineText('parts/theme/theme-choice');

/** The theme, kept in this browser. */
export function ThemeChoice() {
  const words = useWords();
  const id = useId();
  const [theme, setChosen] = useState(keptTheme);
  const choose = (next: Theme): void => {
    keepTheme(next);
    setChosen(next);
  };
  return (
    <Row gap={2}>
      <label htmlFor={id}>{words.label}</label>
      <select
        id={id}
        value={theme}
        className={box({ minHeight: 'touch', px: 2, border: true, radius: 'm', fill: 'surface' })}
        onChange={(event) => choose(THEMES.find((one) => one === event.target.value) ?? 'system')}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {words.names[one]}
          </option>
        ))}
      </select>
    </Row>
  );
}
