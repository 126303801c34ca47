import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openPart } from '../pdf-view/pdf.ts';
import { createSource } from '../pdf-view/source.ts';
import PageText from './page-text.tsx';

const CONTENT = `
BT /F1 12 Tf 60 760 Td (This Agreement binds both parties, their successors and those to whom) Tj ET
BT /F1 12 Tf 60 744 Td (they assign it.) Tj ET
BT /F2 12 Tf 60 700 Td (The rent is 1000 euros a month.) Tj ET
BT /F1 12 Tf 60 660 Td (The tenant may leave at any time.) Tj ET
60 664 m 240 664 l S
1 g BT /F1 12 Tf 60 620 Td (White words on white paper.) Tj ET 0 g
BT 3 Tr /F1 12 Tf 60 580 Td (Words under a scanned page.) Tj 0 Tr ET
BT /F1 12 Tf 60 540 Td (The deposit is 500 euros.) Tj ET
1 0 0 rg 60 440 60 60 re f 0 g
BT /F1 12 Tf 60 400 Td (Signed by both parties:) Tj ET
`;
/** Says that the character 1 is the digit one, and shows it as the digit nine. */
const LYING_FONT =
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [49 /nine] >> /ToUnicode 6 0 R >>';
const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7E> <0020> endbfrange endcmap end end`;

function pdfOf(content: string): Blob {
  const stream = (text: string): string => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 7 0 R >> >> >>',
    stream(content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    stream(TO_UNICODE),
    LYING_FONT,
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return new Blob([`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${trailer}`]);
}

const DOCUMENT = { id: 'd', name: 'a.pdf', url: '/a.pdf', bytes: 1, pages: [{ width: 595, height: 842 }] };

async function show(content: string) {
  const blob = pdfOf(content);
  const source = createSource(() => openPart(blob));
  onTestFinished(() => source.close());
  const onSee = vi.fn<(docId: string, page: number) => void>();
  const place = { id: 'p', docId: 'd', page: 1, top: 260, content: <button type="button">Deposit field</button> };
  await render(<PageText documents={[DOCUMENT]} source={source} places={[place]} from={null} onSee={onSee} />);
  return { onSee };
}

test('The text of a page is read in paragraphs, with its fields, and the page can be seen', async () => {
  await page.viewport(390, 780);
  const { onSee } = await show(CONTENT);
  const paragraph = page.getByText(
    'This Agreement binds both parties, their successors and those to whom they assign it.',
  );
  await expect.element(paragraph).toBeVisible();
  const field = page.getByRole('button', { name: 'Deposit field' }).element();
  const before = page.getByText('This Agreement binds').element();
  const after = page.getByText('The deposit is 500 euros.').element();
  expect(before.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(field.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await page.getByRole('button', { name: '查看原页' }).click();
  expect(onSee).toHaveBeenCalledWith('d', 1);
});

test('What the page does not show as it says is shown as a picture of the page, or not at all', async () => {
  await page.viewport(390, 780);
  await show(CONTENT);
  await expect.element(page.getByText('The deposit is 500 euros.')).toBeVisible();
  const text = page.getByRole('region', { name: '阅读模式' }).element().textContent;
  for (const missing of ['The rent is', 'The tenant may', 'White words', 'scanned page'])
    expect(text).not.toContain(missing);
  // A false digit, a sentence that is struck out, and the red square.
  expect(page.getByRole('img').elements()).toHaveLength(3);
});

test('A page that cannot be read can be tried again', async () => {
  const source = createSource(() => openPart(new Blob(['no PDF'])));
  onTestFinished(() => source.close());
  await render(<PageText documents={[DOCUMENT]} source={source} places={[]} from={null} onSee={() => {}} />);
  await expect.element(page.getByText('这一页没有加载出来。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重新加载' })).toBeVisible();
});
