import { tooComplex } from '../errors.ts';
import type { PdfDocument } from '../syntax/document.ts';
import { isDict, type PdfDict, PdfRef, PdfStream, type PdfValue } from '../syntax/objects.ts';
import { reachable } from './reachable.ts';

const MAX_DEPTH = 16;
/** The largest number of groups and operators in one membership, counting repetitions. */
const MAX_TERMS = 4096;

/**
 * Which optional content a document shows when it is opened (ISO 32000-2 §8.11.4.3: BaseState, ON and OFF of the default
 * configuration). Hidden content is removed and visible content becomes plain content, so that everyone sees and signs the
 * same. The methods throw TOO_COMPLEX.
 */
export class Layers {
  readonly #document: PdfDocument;
  /** Even if no group is off, a membership may hide content (AllOff). */
  readonly #hasGroups: boolean;
  readonly #hidden: ReadonlySet<number>;
  readonly #memberships = new Map<PdfDict, boolean>();
  #seen: Everywhere | null = null;

  constructor(document: PdfDocument) {
    this.#document = document;
    this.#hasGroups = document.getDict(document.catalog.get('OCProperties')) !== null;
    this.#hidden = hiddenGroups(document);
  }

  /** Whether anything is hidden. */
  get hidesSomething(): boolean {
    return this.#hasGroups && (this.#hidden.size > 0 || this.#everywhere().hidesByPolicy);
  }

  /** Whether a group or a membership dictionary, as /OC names it, is hidden. */
  isHidden(value: PdfValue | undefined): boolean {
    if (!this.#hasGroups || value === undefined) return false;
    if (this.#isOff(value)) return true;
    const dict = this.#document.getDict(value);
    if (dict === null || this.#document.getName(dict.get('Type')) !== 'OCMD') return false;
    const known = this.#memberships.get(dict);
    if (known !== undefined) return known;
    const expression = this.#document.getArray(dict.get('VE'));
    const isHidden =
      expression === null ? !this.#byPolicy(dict) : !this.#byExpression(expression, 0, { left: MAX_TERMS });
    this.#memberships.set(dict, isHidden);
    return isHidden;
  }

  /** The names under which resources list hidden layers (ISO 32000-2 §8.11.3.2). */
  hiddenNames(resources: PdfValue | undefined): ReadonlySet<string> {
    if (!this.#hasGroups) return new Set();
    return new Set([...this.#properties(resources)].flatMap(([name, value]) => (this.isHidden(value) ? [name] : [])));
  }

  /** Whether any resources list a hidden layer, which a form may take from its callers. */
  get callersHide(): boolean {
    return this.#hasGroups && this.#everywhere().hidden.size > 0;
  }

  /**
   * Whether a name in the content of a form or a pattern means a hidden layer. A name missing in its own resources is looked up
   * in its callers' (ISO 32000-2 §7.8.3); if callers disagree on whether it is hidden, the file is refused.
   */
  hidesIn(resources: PdfValue | undefined, name: string): boolean {
    if (!this.#hasGroups) return false;
    const own = this.#properties(resources).get(name);
    if (own !== undefined) return this.isHidden(own);
    const { hidden, shown } = this.#everywhere();
    if (hidden.has(name) && shown.has(name)) throw tooComplex('a form takes a layer from callers that differ in it');
    return hidden.has(name);
  }

  /** The font whose glyph a stream draws, if anything is hidden; the glyph uses the resources of the font. */
  fontOfGlyph(stream: PdfStream): PdfDict | null {
    return this.#hasGroups ? (this.#everywhere().fontsOfGlyphs.get(stream) ?? null) : null;
  }

  #properties(resources: PdfValue | undefined): PdfDict {
    return this.#document.getDict(this.#document.getDict(resources)?.get('Properties')) ?? new Map();
  }

  /** The names in all resources reachable from the pages. */
  #everywhere(): Everywhere {
    if (this.#seen !== null) return this.#seen;
    const seen: Everywhere = { hidden: new Set(), shown: new Set(), hidesByPolicy: false, fontsOfGlyphs: new Map() };
    this.#seen = seen;
    for (const held of reachable(this.#document)) {
      if (held instanceof PdfStream) continue;
      seen.hidesByPolicy ||= this.#document.getName(held.get('Type')) === 'OCMD' && this.isHidden(held);
      for (const [name, value] of this.#properties(held)) (this.isHidden(value) ? seen.hidden : seen.shown).add(name);
      if (this.#document.getName(held.get('Subtype')) !== 'Type3') continue;
      for (const each of this.#document.getDict(held.get('CharProcs'))?.values() ?? []) {
        const glyph = this.#document.get(each);
        if (glyph instanceof PdfStream) seen.fontsOfGlyphs.set(glyph, held);
      }
    }
    return seen;
  }

  #isOff(value: PdfValue): boolean {
    return value instanceof PdfRef && this.#hidden.has(value.num);
  }

  /**
   * ISO 32000-2 §8.11.2.2: the policy over the groups; a dictionary without groups hides nothing. Only groups in a membership
   * dictionary count, so that none refers to itself.
   */
  #byPolicy(dict: PdfDict): boolean {
    const held = dict.get('OCGs');
    const groups = this.#document.getArray(held) ?? (held === undefined ? [] : [held]);
    const states = groups.filter((each) => this.#isGroup(each)).map((each) => !this.#isOff(each));
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

  #isGroup(value: PdfValue): boolean {
    const dict = this.#document.getDict(value);
    return dict !== null && this.#document.getName(dict.get('Type')) !== 'OCMD';
  }

  /** Arrays may contain themselves several times: both the depth and the total number of terms are limited. */
  #byExpression([operator, ...operands]: readonly PdfValue[], depth: number, terms: { left: number }): boolean {
    terms.left -= operands.length;
    if (depth > MAX_DEPTH || terms.left < 0) throw tooComplex('the visibility of a layer is too complex');
    const states = operands.map((each) => {
      const inner = this.#document.getArray(each);
      return inner === null ? !this.#isOff(each) : this.#byExpression(inner, depth + 1, terms);
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

type Everywhere = {
  /** The meanings of a name in any resources of the document. */
  readonly hidden: Set<string>;
  readonly shown: Set<string>;
  /** Whether some membership hides content. */
  hidesByPolicy: boolean;
  /** The fonts of type 3 by the streams that draw their glyphs (ISO 32000-2 §9.6.4). */
  readonly fontsOfGlyphs: Map<PdfStream, PdfDict>;
};

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
