import { createHash } from 'node:crypto';
import type { ValidationData } from '../model.ts';
import { PdfDocument } from '../syntax/document.ts';
import { Increment } from '../syntax/increment.ts';
import { isDict, name, type PdfDict, PdfRef, PdfStream, type PdfValue } from '../syntax/objects.ts';
import { checkChangesPermitted } from './form-fields.ts';

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The streams of a list that the document already has, by digest of their content. */
function present(document: PdfDocument, list: readonly PdfValue[]): Set<string> {
  const digests = new Set<string>();
  for (const each of list) {
    const stream = document.get(each);
    if (stream instanceof PdfStream) digests.add(digestOf(document.decode(stream)));
  }
  return digests;
}

/**
 * The revision that adds validation data to the document security store (ISO 32000-2 §12.8.4.3), each item once, keeping the
 * existing entries. Returns the octets to append; empty if nothing is new.
 */
export function validationRevision(base: Uint8Array, data: ValidationData): Uint8Array {
  const document = PdfDocument.open(base);
  checkChangesPermitted(document);
  const increment = new Increment(document);
  const held = document.catalog.get('DSS');
  const store: PdfDict = new Map(document.getDict(held) ?? [['Type', name('DSS')]]);
  for (const [key, items] of [
    ['Certs', data.certs],
    ['OCSPs', data.ocsps],
    ['CRLs', data.crls],
  ] as const) {
    const list = document.getArray(store.get(key)) ?? [];
    const known = present(document, list);
    const refs: PdfRef[] = [];
    for (const item of items) {
      const digest = digestOf(item);
      if (known.has(digest)) continue;
      known.add(digest);
      refs.push(increment.add(new PdfStream(new Map(), item)));
    }
    if (refs.length > 0) store.set(key, [...list, ...refs]);
  }
  if (increment.isEmpty) return new Uint8Array();
  if (held instanceof PdfRef && isDict(document.get(held))) increment.set(held, store);
  else increment.edit(document.rootRef).set('DSS', increment.add(store));
  return new Uint8Array(increment.write());
}
