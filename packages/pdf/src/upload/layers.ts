import type { PdfDocument } from '../syntax/document.ts';
import { isDict, type PdfDict, PdfRef, type PdfValue } from '../syntax/objects.ts';

const MAX_DEPTH = 16;

/**
 * Which optional content a document shows when it is opened (ISO 32000-2 §8.11.4.3: BaseState, ON and OFF of the default
 * configuration). What is hidden then leaves the document, what is shown becomes plain content: everybody sees, and signs, the same.
 */
export class Layers {
  readonly #document: PdfDocument;
  readonly #hidden: ReadonlySet<number>;

  constructor(document: PdfDocument) {
    this.#document = document;
    this.#hidden = hiddenGroups(document);
  }

  /** Whether anything is hidden at all. */
  get hidesSomething(): boolean {
    return this.#hidden.size > 0;
  }

  /** Whether a group or a membership dictionary, as /OC names it, is hidden. */
  isHidden(value: PdfValue | undefined): boolean {
    if (!this.hidesSomething || value === undefined) return false;
    if (value instanceof PdfRef && this.#hidden.has(value.num)) return true;
    const dict = this.#document.getDict(value);
    if (dict === null || this.#document.getName(dict.get('Type')) !== 'OCMD') return false;
    const expression = this.#document.getArray(dict.get('VE'));
    return expression === null ? !this.#byPolicy(dict) : !this.#byExpression(expression, 0);
  }

  /** The names under which resources list what is hidden (ISO 32000-2 §8.11.3.2). */
  hiddenNames(resources: PdfValue | undefined): ReadonlySet<string> {
    if (!this.hidesSomething) return new Set();
    const properties = this.#document.getDict(this.#document.getDict(resources)?.get('Properties'));
    return new Set([...(properties ?? [])].flatMap(([name, value]) => (this.isHidden(value) ? [name] : [])));
  }

  /** ISO 32000-2 §8.11.2.2: the policy over the groups; a dictionary without groups hides nothing. */
  #byPolicy(dict: PdfDict): boolean {
    const held = dict.get('OCGs');
    const groups = this.#document.getArray(held) ?? (held === undefined ? [] : [held]);
    const states = groups.filter((each) => this.#document.getDict(each) !== null).map((each) => !this.isHidden(each));
    if (states.length === 0) return true;
    switch (this.#document.getName(dict.get('P'))) {
      case 'AllOn':
        return states.every((on) => on);
      case 'AnyOff':
        return states.some((on) => !on);
      case 'AllOff':
        return states.every((on) => !on);
      default:
        return states.some((on) => on);
    }
  }

  #byExpression([operator, ...operands]: readonly PdfValue[], depth: number): boolean {
    if (depth > MAX_DEPTH) return true;
    const states = operands.map((each) => {
      const inner = this.#document.getArray(each);
      return inner === null ? !this.isHidden(each) : this.#byExpression(inner, depth + 1);
    });
    switch (this.#document.getName(operator)) {
      case 'Not':
        return states[0] !== true;
      case 'Or':
        return states.some((on) => on);
      default:
        return states.every((on) => on);
    }
  }
}

function hiddenGroups(document: PdfDocument): Set<number> {
  const properties = document.getDict(document.catalog.get('OCProperties'));
  const configuration = document.getDict(properties?.get('D'));
  const listed = (held: PdfValue | undefined): number[] =>
    (document.getArray(held) ?? []).flatMap((each) => (each instanceof PdfRef ? [each.num] : []));
  const base = document.getName(configuration?.get('BaseState')) === 'OFF' ? listed(properties?.get('OCGs')) : [];
  const hidden = new Set([...base, ...listed(configuration?.get('OFF'))]);
  if (base.length > 0) for (const num of listed(configuration?.get('ON'))) hidden.delete(num);
  return new Set([...hidden].filter((num) => isDict(document.get(new PdfRef(num)))));
}
