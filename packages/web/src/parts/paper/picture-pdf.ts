/** A page that one JPEG covers. */
export interface PicturePage {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The longer side of A4 in points; a page has the proportion of its picture. */
const LONG_SIDE_PT = 841.89;

/** A PDF whose pages are pictures: the bytes of each JPEG as they are (ISO 32000-2 §7.4.8), and nothing else. */
export function pdfOfPictures(pages: readonly PicturePage[]): Blob {
  const parts: (Uint8Array<ArrayBuffer> | string)[] = [];
  const offsets: number[] = [];
  let length = 0;
  // All text is ASCII, whose characters are bytes.
  const put = (part: Uint8Array | string): void => {
    parts.push(part as Uint8Array<ArrayBuffer> | string);
    length += part.length;
  };
  const object = (id: number, ...content: readonly (Uint8Array | string)[]): void => {
    offsets[id] = length;
    put(`${id} 0 obj\n`);
    for (const part of content) put(part);
    put('\nendobj\n');
  };
  const stream = (dictionary: string, bytes: Uint8Array | string): (Uint8Array | string)[] => [
    `<< ${dictionary}/Length ${bytes.length} >>\nstream\n`,
    bytes,
    '\nendstream',
  ];
  const idOf = (page: number): number => 3 + page * 3;
  put('%PDF-1.7\n');
  // Says that the file is not a text.
  put(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pages.map((_page, at) => `${idOf(at)} 0 R`).join(' ');
  object(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  for (const [at, { jpeg, width, height }] of pages.entries()) {
    const id = idOf(at);
    const scale = LONG_SIDE_PT / Math.max(width, height);
    const [w, h] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
    const resources = `/Resources << /XObject << /Im ${id + 2} 0 R >> >>`;
    object(id, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] ${resources} /Contents ${id + 1} 0 R >>`);
    object(id + 1, ...stream('', `q ${w} 0 0 ${h} 0 0 cm /Im Do Q`));
    const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
    object(id + 2, ...stream(`${picture} /Filter /DCTDecode `, jpeg));
  }
  const start = length;
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  put(`xref\n0 ${entries.length + 1}\n0000000000 65535 f \n${entries.join('')}`);
  put(`trailer\n<< /Size ${entries.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
