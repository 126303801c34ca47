import { type PdfRef, PdfStream, type PdfValue, asciiString, dict, name } from '../syntax/objects.ts';
import { FIELDS, type Scene, forge, forgeSigned, shownIn } from './attacks/scene.ts';
import { customPdf } from './sample-pdfs.ts';
import { signFile } from './test-authority.ts';
import { joinRevision, prepareRevision } from '../sign/revisions.ts';

/** A small file that is expensive to verify if some part of the verification is not linear in its size. */
export interface ExpensiveFile {
  readonly name: string;
  /** Whether the steps grow with the file; otherwise they are bounded by `PdfLimits.work`. */
  readonly isLinear: boolean;
  /** `size` is the number of repeated elements. */
  readonly make: (scene: Scene, size: number) => Uint8Array;
}

const widget = { Type: name('Annot'), Subtype: name('Widget'), F: 4 };
const gap = '<' + '0'.repeat(64) + '>';

/** A contract signed by Alice, with additional entries in its form and first page. */
function signedWith(
  scene: Scene,
  catalog: Parameters<typeof customPdf>[0]['catalog'],
  page: PdfValue[] = [],
): Uint8Array {
  const upload = customPdf({ pages: [{ Annots: page }, {}], ...(catalog === undefined ? {} : { catalog }) });
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS }));
  return signFile(prepared, scene.alice, { fieldId: 'alice', signingTime: scene.now, pictures: shownIn('alice') });
}

export const EXPENSIVE_FILES: readonly ExpensiveFile[] = [
  {
    name: 'fields with one signature',
    isLinear: true,
    make: (_scene, size) =>
      customPdf({
        pages: [{}],
        catalog: (writer) => {
          const value = writer.add(
            dict({
              Type: name('Sig'),
              SubFilter: name('ETSI.CAdES.detached'),
              ByteRange: [0, 9, 99, 9],
              Contents: asciiString(gap),
            }),
          );
          const fields = Array.from({ length: size }, (_none, at) =>
            writer.add(dict({ ...widget, FT: name('Sig'), T: asciiString(`s${at}`), V: value })),
          );
          return { AcroForm: dict({ Fields: fields }) };
        },
      }),
  },
  {
    name: 'existing fields, listed in another revision',
    isLinear: true,
    make: (scene, size) => {
      const signed = signedWith(scene, (writer) => ({
        AcroForm: dict({
          Fields: Array.from({ length: size }, (_none, at) =>
            writer.add(dict({ ...widget, FT: name('Tx'), T: asciiString(`t${at}`) })),
          ),
        }),
      }));
      return forgeSigned(scene, signed, (forgery) => {
        forgery.form().set('SigFlags', 3);
        return forgery.fieldRef('bob');
      });
    },
  },
  {
    name: 'fields that share the widgets below them, all filled',
    isLinear: false,
    make: (scene, size) => {
      const signed = signedWith(scene, (writer) => {
        const kids = Array.from({ length: size }, () => writer.add(dict({ ...widget, Rect: [0, 0, 9, 9] })));
        const shared = writer.add(kids);
        return {
          AcroForm: dict({
            Fields: Array.from({ length: size }, (_none, at) =>
              writer.add(dict({ ...widget, FT: name('Tx'), T: asciiString(`t${at}`), Kids: shared })),
            ),
          }),
        };
      });
      return forgeSigned(scene, signed, (forgery) => {
        for (let at = 0; at < size; at += 1) forgery.field(`t${at}`).set('V', asciiString('x'));
        return forgery.fieldRef('bob');
      });
    },
  },
  {
    name: 'fields that share one long appearance',
    isLinear: false,
    make: (scene, size) => {
      let shared: PdfRef;
      const signed = signedWith(scene, (writer) => {
        const content = Buffer.from('0 0 m\n'.repeat(size * 4), 'latin1');
        const entries = { Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 9, 9] };
        shared = writer.add(new PdfStream(dict(entries), content));
        return {
          AcroForm: dict({
            Fields: Array.from({ length: size }, (_none, at) =>
              writer.add(dict({ ...widget, FT: name('Tx'), T: asciiString(`t${at}`), Rect: [0, 0, 9, 9] })),
            ),
          }),
        };
      });
      return forgeSigned(scene, signed, (forgery) => {
        for (let at = 0; at < size; at += 1) forgery.field(`t${at}`).set('AP', dict({ N: shared }));
        return forgery.fieldRef('bob');
      });
    },
  },
  {
    name: 'fields whose appearances lead to one large graph, in which something changes',
    isLinear: false,
    make: (scene, size) => {
      let last: PdfRef;
      const signed = signedWith(scene, (writer) => {
        let next = writer.add(dict({}));
        last = next;
        for (let at = 0; at < size; at += 1) next = writer.add(dict({ Next: next }));
        return {
          AcroForm: dict({
            Fields: Array.from({ length: size }, (_none, at) =>
              writer.add(dict({ ...widget, FT: name('Tx'), T: asciiString(`t${at}`), AP: dict({ N: next }) })),
            ),
          }),
        };
      });
      return forgeSigned(scene, signed, (forgery) => {
        forgery.increment.edit(last).set('X', 1);
        return forgery.fieldRef('bob');
      });
    },
  },
  {
    name: 'revisions over many fields',
    isLinear: false,
    make: (scene, size) => {
      const signed = signedWith(scene, (writer) => ({
        AcroForm: dict({
          Fields: Array.from({ length: size }, (_none, at) =>
            writer.add(dict({ ...widget, FT: name('Tx'), T: asciiString(`t${at}`) })),
          ),
        }),
      }));
      return revisions(signed, Math.min(1_900, size >> 2));
    },
  },
  {
    name: 'unsigned revisions',
    isLinear: false,
    make: (scene, size) => revisions(scene.certified, Math.min(1_900, size)),
  },
  {
    name: 'new signature fields on one page',
    isLinear: false,
    make: (scene, size) => {
      const signed = signedWith(scene, undefined);
      return forgeSigned(scene, signed, (forgery) => {
        const drawn = forgery.drawing('x');
        const refs = Array.from({ length: size }, (_none, at) =>
          forgery.increment.add(
            dict({
              ...widget,
              FT: name('Sig'),
              T: asciiString(`n${at}`),
              Rect: [at % 500, at % 700, (at % 500) + 3, (at % 700) + 3],
              AP: dict({ N: drawn }),
            }),
          ),
        );
        forgery.increment.append(forgery.page(1), 'Annots', refs);
        forgery.increment.append(forgery.form(), 'Fields', refs);
        return forgery.fieldRef('bob');
      });
    },
  },
  {
    name: 'annotations under new signature fields',
    isLinear: false,
    make: (scene, size) => {
      const upload = customPdf({
        pages: [
          (writer) => ({
            Annots: Array.from({ length: size }, () =>
              writer.add(dict({ Type: name('Annot'), Subtype: name('Square'), Rect: [0, 0, 500, 700], F: 4 })),
            ),
          }),
          {},
        ],
      });
      const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS }));
      const signed = signFile(prepared, scene.alice, { fieldId: 'alice', signingTime: scene.now });
      return forgeSigned(scene, signed, (forgery) => {
        const refs = Array.from({ length: size }, (_none, at) =>
          forgery.increment.add(dict({ ...widget, FT: name('Sig'), T: asciiString(`n${at}`), Rect: [10, 10, 13, 13] })),
        );
        forgery.increment.append(forgery.page(1), 'Annots', refs);
        forgery.increment.append(forgery.form(), 'Fields', refs);
        return forgery.fieldRef('bob');
      });
    },
  },
  {
    name: 'revisions of a store that lists one item many times',
    isLinear: false,
    make: (scene, size) => {
      let lists: PdfRef;
      let file = signedWith(scene, (writer) => {
        const piece = writer.add(new PdfStream(new Map(), Buffer.from('x')));
        lists = writer.add(Array.from({ length: size * 100 }, () => piece));
        return { DSS: dict({ Certs: lists }) };
      });
      for (let at = 0; at < size >> 4; at += 1)
        file = forge(file, (forgery) => {
          forgery.catalog().set('DSS', dict({ Certs: lists, OCSPs: Array.from({ length: at + 1 }, () => null) }));
        });
      return file;
    },
  },
];

/** The file with many empty revisions appended. */
function revisions(base: Uint8Array, count: number): Uint8Array {
  const one = forge(base, (forgery) => void forgery.increment.add(asciiString('unused')));
  const text = Buffer.from(one).toString('latin1', base.length);
  const previous = /\/Prev (\d+)/.exec(text)?.[1] ?? '0';
  const parts = [Buffer.from(base)];
  let length = base.length;
  let prev = Number(previous);
  for (let at = 0; at < count; at += 1) {
    const trailer = /trailer\s*(<<[\s\S]*>>)\s*startxref/.exec(text)?.[1] ?? '<<>>';
    const head = '\nxref\n0 0\ntrailer\n';
    const tail = `${trailer.replace(/\/Prev \d+/, `/Prev ${prev}`)}\nstartxref\n${length + 1}\n%%EOF\n`;
    prev = length + 1;
    parts.push(Buffer.from(head + tail, 'latin1'));
    length += head.length + tail.length;
  }
  return Buffer.concat(parts);
}
