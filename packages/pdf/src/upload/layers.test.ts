import { describe, expect, it } from 'vitest';
import { normalise } from '../index.ts';
import { customPdf } from '../testing/sample-pdfs.ts';
import { PdfDocument } from '../syntax/document.ts';
import type { FileWriter } from '../syntax/file-writer.ts';
import { asciiString, dict, name, type PdfRef, PdfStream, type PdfValue } from '../syntax/objects.ts';
import { readPageTree } from '../syntax/pages.ts';

type Held = Record<string, PdfValue>;
type Layer = { readonly writer: FileWriter; readonly on: PdfRef; readonly off: PdfRef };

/** A file with the given pages and two groups, one of which is off. */
function layered(...pages: ((layer: Layer) => Held)[]): Uint8Array {
  const groups: { on: PdfRef; off: PdfRef }[] = [];
  return customPdf({
    pages: pages.map((page) => (writer) => {
      const group = (): PdfRef => writer.add(dict({ Type: name('OCG'), Name: asciiString('g') }));
      if (groups.length === 0) groups.push({ on: group(), off: group() });
      return page({ writer, ...groups[0]! });
    }),
    catalog: () => {
      const { on, off } = groups[0]!;
      return { OCProperties: dict({ OCGs: [on, off], D: dict({ OFF: [off] }) }) };
    },
  });
}

const IN_LAYER = '(In the layer) Tj';
const BESIDE = '(Beside it) Tj';
const marked = (layer: string): string => `BT /OC /${layer} BDC ${IN_LAYER} EMC ${BESIDE} ET`;

/** A page whose content is a form, with these layers in the resources of the page. */
const calling = ({ writer }: Layer, layers: Held, form: Held = {}, content = marked('MC0')): Held => {
  const entries = dict({ Subtype: name('Form'), BBox: [0, 0, 100, 20], ...form });
  return {
    Contents: writer.add(new PdfStream(dict({}), Buffer.from('/Fm Do'))),
    Resources: dict({
      Properties: dict(layers),
      XObject: dict({ Fm: writer.add(new PdfStream(entries, Buffer.from(content))) }),
    }),
  };
};

const membership = (writer: FileWriter, entries: (self: PdfRef) => Held): PdfRef => {
  const self = writer.reserve();
  writer.set(self, dict({ Type: name('OCMD'), ...entries(self) }));
  return self;
};

/** The content of the form on the first page after normalising. */
function formOf(upload: Uint8Array): string {
  const document = PdfDocument.open(normalise(upload).bytes);
  const resources = document.getDict(readPageTree(document).pages[0]!.dict.get('Resources'));
  const form = document.get(document.getDict(resources?.get('XObject'))?.get('Fm'));
  return form instanceof PdfStream ? document.decode(form).toString('latin1') : '';
}
const shows = (upload: Uint8Array): boolean[] => [IN_LAYER, BESIDE].map((each) => formOf(upload).includes(each));
const refusal: object = expect.objectContaining({ name: 'PdfError', kind: 'TOO_COMPLEX' });

describe('a membership dictionary', () => {
  it.each<[string, boolean, (layer: Layer) => (self: PdfRef) => Held]>([
    ['that names itself', true, () => (self) => ({ OCGs: [self] })],
    [
      'that names itself and a group',
      false,
      ({ off }) =>
        (self) => ({ OCGs: [self, off] }),
    ],
    [
      'that names itself in its expression',
      false,
      ({ off }) =>
        (self) => ({ VE: [name('And'), self, off] }),
    ],
  ])('considers only its groups, also one %s', (_, isShown, entries) => {
    const upload = layered((layer) => calling(layer, { MC0: membership(layer.writer, entries(layer)) }));
    expect(shows(upload)).toEqual([isShown, true]);
  });

  it('hides content with AllOff if every group is on', () => {
    const upload = layered((layer) => {
      const { writer, on } = layer;
      return calling(layer, { MC0: membership(writer, () => ({ OCGs: [on], P: name('AllOff') })) });
    });
    // Without the group that `layered` switches off.
    const open = Buffer.from(Buffer.from(upload).toString('latin1').replace('/OFF ', '/Of_ '), 'latin1');
    expect(shows(open)).toEqual([false, true]);
    expect(normalise(open).remarks).toContainEqual({ kind: 'HIDDEN_LAYERS', pages: [] });
  });

  it('is refused if its expression refers to itself many times', () => {
    const endless = layered((layer) => {
      const array = layer.writer.reserve();
      layer.writer.set(array, [name('Or'), ...Array.from({ length: 40 }, () => array)]);
      return calling(layer, { MC0: membership(layer.writer, () => ({ VE: array })) });
    });
    expect(() => normalise(endless)).toThrow(refusal);
  });
});

describe('a form that takes its layers from its page', () => {
  it.each<[string, Held]>([
    ['without resources', {}],
    ['whose resources do not list them', { Resources: dict({}) }],
  ])('shows no hidden content, %s (security 55)', (_, form) => {
    expect(shows(layered((layer) => calling(layer, { MC0: layer.off }, form)))).toEqual([false, true]);
    expect(shows(layered((layer) => calling(layer, { MC0: layer.on, MC1: layer.off }, form)))).toEqual([true, true]);
  });

  it('uses its own resources first', () => {
    const own = (layer: Layer): Held => ({ Resources: dict({ Properties: dict({ MC0: layer.on }) }) });
    expect(shows(layered((layer) => calling(layer, { MC0: layer.off }, own(layer))))).toEqual([true, true]);
  });

  it('is refused only if its callers differ in a layer that it names', () => {
    const pages = (content: string): Uint8Array =>
      layered(
        (layer) => calling(layer, { MC0: layer.off, MC1: layer.on }, {}, content),
        (layer) => calling(layer, { MC0: layer.on, MC1: layer.on }, {}, content),
      );
    expect(() => normalise(pages(marked('MC0')))).toThrow(refusal);
    expect(shows(pages(marked('MC1')))).toEqual([true, true]);
  });

  it('may have an unsupported filter if it has its own resources', () => {
    const filter = { Filter: name('DCTDecode'), Resources: dict({}) };
    const upload = layered((layer) => calling(layer, { MC0: layer.off }, filter, '>'));
    expect(normalise(upload).rewritten).toBe(true);
  });

  it('hides content under an older filter too', () => {
    const hex = { Filter: [name('ASCIIHexDecode')] };
    const content = `${Buffer.from(marked('MC0')).toString('hex')}>`;
    expect(shows(layered((layer) => calling(layer, { MC0: layer.off }, hex, content)))).toEqual([false, true]);
  });
});

describe('a glyph of a font of type 3', () => {
  it.each<[string, (layer: Layer) => { page: Held; font: Held }]>([
    ['its font', ({ off }) => ({ page: {}, font: { Resources: dict({ Properties: dict({ MC0: off }) }) } })],
    ['its page', ({ off }) => ({ page: { Properties: dict({ MC0: off }) }, font: {} })],
  ])('shows no hidden content, by the resources of %s (security 55)', (_, resources) => {
    const upload = layered((layer) => {
      const { page, font } = resources(layer);
      const glyph = layer.writer.add(
        new PdfStream(dict({}), Buffer.from('9 0 d0 /OC /MC0 BDC 1 2 3 4 re f EMC 5 6 7 8 re f')),
      );
      const type3 = dict({ Type: name('Font'), Subtype: name('Type3'), CharProcs: dict({ a: glyph }), ...font });
      return {
        Contents: layer.writer.add(new PdfStream(dict({}), Buffer.from('BT /T 9 Tf (a) Tj ET'))),
        Resources: dict({ Font: dict({ T: type3 }), ...page }),
      };
    });
    const document = PdfDocument.open(normalise(upload).bytes);
    const fonts = document.getDict(
      document.getDict(readPageTree(document).pages[0]!.dict.get('Resources'))?.get('Font'),
    );
    const drawn = document.get(document.getDict(document.getDict(fonts?.get('T'))?.get('CharProcs'))?.get('a'));
    const content = drawn instanceof PdfStream ? document.decode(drawn).toString('latin1') : '';
    expect(content).toContain('5 6 7 8 re\nf');
    expect(content).not.toContain('1 2 3 4 re\nf');
  });
});
