import { type Page, expect } from '@playwright/test';

const ACTS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="menuitem"]';
/** 44 CSS pixels (ux 22), less what lies on a fraction of a pixel. */
const TOUCH = 43;

/** What stands on the paper of a contract is as large as its sender made it; there one zooms. */
const ON_PAPER = '[data-field], [data-form]';

/** Every act in sight is wide and high enough for a finger, links within running text apart (ux 22). */
export async function expectTouchable(page: Page): Promise<void> {
  expect(await tooSmall(page), `what is too small for a finger on ${page.url()}`).toEqual([]);
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
      /** How far the act itself answers, from the middle of what is seen of it. */
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
          while (far < touch && answers(middle.x + dx * (far + 0.5), middle.y + dy * (far + 0.5))) far += 0.5;
          return far;
        };
        return { width: extent(-1, 0) + extent(1, 0), height: extent(0, -1) + extent(0, 1) };
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
