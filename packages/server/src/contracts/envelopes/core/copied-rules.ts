import { type FormSettings, rulesWithIds } from '@countersign/domain';

interface Copied {
  readonly id: string;
  readonly settings: FormSettings | null;
}

/** Copies of forms with rules that read the copies. A rule that reads a form that was not copied is dropped. */
export function withCopiedRules<F extends Copied>(copies: ReadonlyMap<string, F>): F[] {
  return [...copies.values()].map((copy) => {
    const { rules, ...settings } = copy.settings ?? {};
    if (rules === undefined) return copy;
    const renamed = rulesWithIds(rules, (formerId) => copies.get(formerId)?.id);
    const kept = renamed === null ? settings : { ...settings, rules: renamed };
    return { ...copy, settings: Object.keys(kept).length === 0 ? null : kept };
  });
}
