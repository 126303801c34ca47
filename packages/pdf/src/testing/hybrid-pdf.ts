/** A hybrid file (ISO 32000-2 §7.5.8.4): its table hides object 4, the string `(seen)`, which its stream lists. */
export function hybridPdf(): Uint8Array {
  const rows = Buffer.from([1, 0, 0, 0]);
  let text = '%PDF-1.5\n';
  const at: number[] = [];
  const add = (num: number, body: string): void => {
    at[num] = text.length;
    text += `${num} 0 obj\n${body}\nendobj\n`;
  };
  add(1, '<</Type/Catalog/Pages 2 0 R>>');
  add(2, '<</Type/Pages/Kids[3 0 R]/Count 1>>');
  add(3, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Hidden 4 0 R>>');
  add(4, '(seen)');
  rows.writeUInt16BE(at[4]!, 1);
  const stream = '/Type/XRef/Size 6/W[1 2 1]/Index[4 1]/Root 1 0 R/Length 4';
  add(5, `<<${stream}>>\nstream\n${rows.toString('latin1')}\nendstream`);
  const row = (num: number): string => `${String(at[num]).padStart(10, '0')} 00000 n \n`;
  const table = `xref\n0 5\n0000000000 65535 f \n${row(1)}${row(2)}${row(3)}0000000000 00000 f \n`;
  const whole = `${text}${table}trailer\n<</Size 6/Root 1 0 R/XRefStm ${at[5]}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(whole, 'latin1');
}
