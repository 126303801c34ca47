import type { Plugin } from 'vite';
import { kitClass } from '../src/ui/box.ts';
import { CHOICES, SWITCHES } from '../src/ui/kit-table.ts';

/** Zero specificity, so that the class of a module wins. */
const rule = (name: string | null, declarations: string): string => `:where(.${name}) { ${declarations} }`;

/** The rules of every property of the kit with every value. */
function kitRules(): string {
  const switches = Object.entries(SWITCHES).map(([property, declarations]) =>
    rule(kitClass(property, true), declarations),
  );
  const choices = Object.entries(CHOICES).flatMap(([property, { css, values }]) =>
    Object.entries(values).map(([value, text]) =>
      rule(kitClass(property, value), css.map((name) => `${name}: ${text}`).join('; ')),
    ),
  );
  return [...switches, ...choices].join('\n');
}

/** Puts the rules made from ui/kit-table.ts into ui/kit.css. */
export function kitCss(): Plugin {
  return {
    name: 'countersign-kit-css',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/ui\/kit\.css(\?|$)/.test(id) ? { code: `${code}\n${kitRules()}`, map: null } : null,
  };
}
