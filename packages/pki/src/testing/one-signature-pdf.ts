/** A one-page PDF with one invisible signature field, split at the place of the signature's hexadecimal. */
export type UnsignedPdf = {
  /** The signed octets. */
  readonly covered: Uint8Array;
  /** The whole file with a CMS signature. */
  embed(cms: Uint8Array): Uint8Array;
};

const RESERVED_OCTETS = 8192;

/** Writes the smallest file that poppler's pdfsig verifies (ISO 32000-2 §12.8). */
export function createUnsignedPdf(): UnsignedPdf {
  const gap = 2 * RESERVED_OCTETS + 2;
  const byteRange = '/ByteRange [0 AAAAAAAA BBBBBBBB CCCCCCCC]';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/SigFlags 3>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[4 0 R]>>',
    '<</Type/Annot/Subtype/Widget/FT/Sig/T(s)/V 5 0 R/F 132/Rect[0 0 0 0]/P 3 0 R>>',
    `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached${byteRange}/Contents <${'0'.repeat(gap - 2)}>>>`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<</Size 6/Root 1 0 R>>\n`;
  text += `${table}startxref\n${text.length}\n%%EOF\n`;
  const start = text.indexOf('/Contents <') + '/Contents '.length;
  const end = start + gap;
  const settled = text
    .replace('AAAAAAAA', String(start).padStart(8, '0'))
    .replace('BBBBBBBB', String(end).padStart(8, '0'))
    .replace('CCCCCCCC', String(text.length - end).padStart(8, '0'));
  const file = Buffer.from(settled, 'latin1');
  return {
    covered: Buffer.concat([file.subarray(0, start), file.subarray(end)]),
    embed: (cms) => {
      file.write(Buffer.from(cms).toString('hex'), start + 1, 'latin1');
      return file;
    },
  };
}
