import { parseSignedData } from '@countersign/asn1';
import { PagePictures, PdfError } from '@countersign/pdf';
import type { BlobStore, Picture } from '../../platform/index.ts';
import type { DocumentFacts, EvidenceFacts } from './facts.ts';
import type { Layout } from './report-layout.ts';

const MEGABYTE = 1024 * 1024;
/** Pages that are shown of one document, and of all. */
const PAGES_OF_ONE = 20;
const PAGES_IN_ALL = 60;
/** Octets of the files that are read for their pages: of one, and of all. */
const FILE_MOST = 32 * MEGABYTE;
const FILES_MOST = 64 * MEGABYTE;
/** Octets that all pictures together add to the report: at most this, and at most a share of the uploads and completed files. */
const PICTURES_MOST = 4 * MEGABYTE;
/** With it, everything that is stored of a contract stays below 1.3 times its uploads and completed files. */
const SHARE = 0.2;

/** A completed document of which the first pages are shown. */
export interface PicturedFile {
  readonly fileWsid: string;
  readonly bytes: Uint8Array;
  readonly most: number;
  /** Octets that it adds to what all pictures together may have. */
  readonly share: number;
}

/** The pages of each document by its `fileWsid`: a file that could not be read is null, one that was not tried is missing. */
export type Pictures = ReadonlyMap<string, PagePictures | null>;

/** Reads the documents whose pages the report shows: the first ones, as far as the limits go. */
export async function loadPictured(blobs: BlobStore, documents: readonly DocumentFacts[]): Promise<PicturedFile[]> {
  let pages = PAGES_IN_ALL;
  let octets = FILES_MOST;
  const chosen = documents.flatMap((document) => {
    const size = document.revisions.at(-1)?.bytes ?? FILE_MOST;
    const most = Math.min(PAGES_OF_ONE, document.pages, pages);
    if (most === 0 || size > Math.min(FILE_MOST, octets)) return [];
    pages -= most;
    octets -= size;
    const share = Math.floor(SHARE * (size + (document.revisions[0]?.bytes ?? 0)));
    return [{ document, most, share }];
  });
  return Promise.all(
    chosen.map(async ({ document: { fileWsid, sha256 }, most, share }) => ({
      fileWsid,
      bytes: await blobs.get(sha256),
      most,
      share,
    })),
  );
}

export function openPictures(files: readonly PicturedFile[]): Pictures {
  const shares = files.reduce((sum, { share }) => sum + share, 0);
  const budget = { left: Math.min(PICTURES_MOST, shares) };
  return new Map(files.map(({ fileWsid, bytes, most }) => [fileWsid, open(bytes, most)]));

  function open(bytes: Uint8Array, most: number): PagePictures | null {
    try {
      return new PagePictures(bytes, most, budget);
    } catch (error) {
      if (error instanceof PdfError) return null;
      throw error;
    }
  }
}

const EXPLAINED =
  '页面缩略图取自文件本身，供辨认之用，以文件为准。绿框是签名，数字是“参与人”中的序号；灰框是其他填写内容。  Small pictures of the pages, taken from the file itself to recognise it by; the file is what counts. Green frames are signatures with the number of the participant below; grey frames are other fields.';
const FAILED =
  '页面缩略图未能生成；文件不受影响。  Pictures of the pages could not be made; the document is not affected.';
const NOT_TRIED =
  '超出本报告的大小限制，未附这份文件的页面缩略图。  Without pictures of its pages, which are beyond the limits of this report.';

/** The pages of a document in small, with frames where its fields are. */
export function layOutPictures({ page, facts, pictures }: Layout, document: DocumentFacts): void {
  const of = pictures.get(document.fileWsid);
  if (!of) return page.paragraph(of === null ? FAILED : NOT_TRIED);
  // The text, and the first row under it.
  page.keep(300);
  page.paragraph(EXPLAINED);
  page.pictures(of.pages.map((each, at) => pictureOf(of, at, facts)));
  const more = document.pages - of.pages.length;
  if (more > 0) page.paragraph(`另有 ${more} 页未附缩略图。  ${more} more pages are not shown.`);
}

const LACKING = {
  TOO_LARGE: '过大，未附图 too large to show',
  DAMAGED: '无法绘制 cannot be drawn',
} as const;

function pictureOf(of: PagePictures, at: number, facts: EvidenceFacts): Picture {
  const { width, height, fields, missing } = of.pages[at]!;
  const number = `第 ${at + 1} 页 page ${at + 1}`;
  return {
    of: missing === null ? of : null,
    page: at,
    width,
    height,
    label: missing === null ? number : `${number}，${LACKING[missing]}`,
    frames: fields.map(({ box, isSignature, cms }) => ({
      box,
      isStrong: isSignature,
      text: cms === null ? '' : numberOfSigner(cms, facts),
    })),
  };
}

/** The number of the participant under which the report lists the certificate; '' for a signature of the upload. */
function numberOfSigner(cms: Uint8Array, { participants }: EvidenceFacts): string {
  const serials = serialsIn(cms);
  const at = participants.findIndex(({ signatures }) => signatures.some(({ serial }) => serials.includes(serial)));
  return at < 0 ? '' : String(at + 1);
}

/** Signatures made elsewhere may be malformed. */
function serialsIn(cms: Uint8Array): readonly string[] {
  try {
    return parseSignedData(cms).signerInfos.flatMap(({ sid }) => (sid.kind === 'issuerAndSerial' ? sid.serialHex : []));
  } catch {
    return [];
  }
}
