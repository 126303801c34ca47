import { type Page, expect } from '@playwright/test';

const ACTS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="menuitem"]';
/** 44 CSS pixels (ux 22), less a fraction of a pixel for rounding. */
const TOUCH = 43;

/** Fields on the pages of a contract are as large as the sender made them; the reader zooms in. */
const ON_PAPER = '[data-field], [data-form]';

/** Every visible control is wide and high enough for a finger, except links within running text (ux 22). */
export async function expectTouchable(page: Page): Promise<void> {
  expect(await tooSmall(page), `too small for a finger on ${page.url()}`).toEqual([]);
}

function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ acts, onPaper, touch }) => {
      const withinText = (act: Element): boolean =>
        getComputedStyle(act).display === 'inline' &&
        [...(act.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        );
      const isOpen = (act: HTMLElement): boolean => {
        const { width, height } = act.getBoundingClientRect();
        const seen = act.checkVisibility({ opacityProperty: false, visibilityProperty: true });
        return seen && width > 1 && height > 1 && !act.matches(':disabled, [tabindex="-1"]');
      };
      /** The extent within which the control itself receives the pointer, measured from the middle of its visible part. */
      const reach = (act: HTMLElement): { width: number; height: number } | undefined => {
        act.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = act.getBoundingClientRect();
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const labels = [...('labels' in act ? ((act as HTMLInputElement).labels ?? []) : [])];
        const answers = (x: number, y: number): boolean => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && [act, ...labels].some((one) => one.contains(hit));
        };
        if (!answers(middle.x, middle.y)) return undefined;
        const extent = (dx: number, dy: number): number => {
          let far = 0;
          for (const step of [4, 0.5])
            while (far < touch && answers(middle.x + dx * (far + step), middle.y + dy * (far + step))) far += step;
          return far;
        };
        /** Both ways, unless one is enough. */
        const both = (dx: number, dy: number): number => {
          const one = extent(-dx, -dy);
          return one >= touch ? one : one + extent(dx, dy);
        };
        return { width: both(1, 0), height: both(0, 1) };
      };
      const place = [window.scrollX, window.scrollY] as const;
      const found = [...document.querySelectorAll<HTMLElement>(acts)].flatMap((act) => {
        if (!isOpen(act) || withinText(act) || act.closest(onPaper) !== null) return [];
        const size = reach(act);
        if (size === undefined || (size.width >= touch && size.height >= touch)) return [];
        const name = act.getAttribute('aria-label') ?? (act.textContent || act.getAttribute('name') || act.id);
        return [`${act.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” ${size.width} × ${size.height}`];
      });
      window.scrollTo(...place);
      return found;
    },
    { acts: ACTS, onPaper: ON_PAPER, touch: TOUCH },
  );
}
